"""What all tests share."""

import ludotheque


def pytest_report_header() -> str:
    return f"engine: {ludotheque.engine()}"
