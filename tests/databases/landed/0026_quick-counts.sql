-- landed 8f9e1edbdefee527ae76586c360c67c7198690afc36689e7b114c569a112775f at 1794984239504
CREATE INDEX "scheduled_workflows_numbers" ON "scheduled_workflows" USING btree ("user_id","status","posting") WHERE status <> '';

-- data
