-- landed 31f089d6cb03ef61d598c4c2635beed1c6f740e55c4687a76c4051fc1e2e0e8e at 1794986421379
ALTER TABLE "security_events" ADD COLUMN "address" text;

-- data
