"""Games as environments for learners: observations, one table at a time, many at once, other libraries' interfaces."""
