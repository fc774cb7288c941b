-- landed 46854205d29a545bd17170030cceab955e4099a7f55e692a1b2db982aa128188 at 1794904063079
ALTER TABLE "scheduler_pulse" ADD COLUMN "held_until" timestamp (3) with time zone;

-- data
