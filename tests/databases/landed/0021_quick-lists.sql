-- landed e45dfe971f843943f6c3424417678fdc53e0683b55b3ec61ecf11edc5b7ac9e4 at 1794914782009
CREATE INDEX "schedule_plans_pending" ON "schedule_plans" USING btree ("user_id","scheduled_at") WHERE state = 'pending';--> statement-breakpoint
CREATE INDEX "publications_unposted" ON "publications" USING btree ("user_id","post_id") WHERE state <> 'sent';--> statement-breakpoint
CREATE INDEX "scheduled_workflows_next" ON "scheduled_workflows" USING btree ("user_id",(case when "status" in ('completed', 'failed') then timestamptz '9999-01-01 00:00:00+00' else "scheduled_for" end),"scheduled_for" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "scheduled_workflows_in_time" ON "scheduled_workflows" USING btree ("user_id",least("scheduled_for", "executed_at"));

-- data
