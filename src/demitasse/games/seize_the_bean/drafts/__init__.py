"""Before the first Day: choosing a neighbourhood, drafting Founders and Friends & Family; and Founders in Service."""
