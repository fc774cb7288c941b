-- landed 061f33819e736ae77293a4f387e82e8712fc3fd8425aff9d113e9b5789c0cec8 at 1794897516324
ALTER TABLE "media" ADD COLUMN "design" jsonb;

-- data
