-- landed 280379b4f478834b60c436500dd7ed223ce3672eb95a1b913fc5d8040e121e06 at 1794827180019
ALTER TABLE "media" ADD COLUMN "unused_since" timestamp (3) with time zone;

-- data
update media set unused_since = '2026-01-03T03:05:00Z' where id = '00000000-0000-4000-8000-000000000020';
