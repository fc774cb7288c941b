-- landed 4f832e3d2fed674a9a611a37f30865c45ed65d8858e2c2f255158664e9fc0ee5 at 1794853744311
CREATE INDEX "schedule_plans_waiting" ON "schedule_plans" USING btree ("scheduled_at") WHERE state = 'pending';

-- data
