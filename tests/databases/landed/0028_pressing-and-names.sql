-- landed aed5530302330dd1957a89fc25fca9711b44d911deaf464f39b44ba8dcc0ee6b at 1795011295570
DROP INDEX "scheduled_workflows_unposted";--> statement-breakpoint
CREATE INDEX "scheduled_workflows_pressing" ON "scheduled_workflows" USING btree ("user_id","posting",(case when "status" in ('completed', 'failed') then timestamptz '9999-01-01 00:00:00+00' else "scheduled_for" end),"scheduled_for" DESC NULLS FIRST,"id") WHERE "scheduled_workflows"."posting" < 6;--> statement-breakpoint
CREATE INDEX "workflows_by_name" ON "workflows" USING btree ("user_id",lower("left"("name", 200)),"id");

-- data
