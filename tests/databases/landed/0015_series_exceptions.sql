-- landed e5eaa53a7bfff05b7ec95538df0189c3df845adbeb8d5b7778f2b8e9f58321c2 at 1794878515188
ALTER TABLE "series" ADD COLUMN "skipped" timestamp (3) with time zone[] DEFAULT '{}' NOT NULL;

-- data
