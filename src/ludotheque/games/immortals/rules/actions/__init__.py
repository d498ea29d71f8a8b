"""The actions: attacks and battles, building, extraction, magic, transitions."""
