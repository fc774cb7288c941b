-- landed 96380ba2da1d9972b35a5cb1bb3f75ce8a16ab52cdf25bb65f6b6cae4d5893aa at 1794850264811
CREATE INDEX "scheduled_workflows_by_status" ON "scheduled_workflows" USING btree ("user_id","status","scheduled_for");

-- data
