-- landed 2ffa0adad77fc1eee1584c1531f4183e55c141ffa59b7dfe170c0baed2d67bfc at 1794864281436
CREATE TABLE "workflow_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"workflow_id" uuid NOT NULL,
	"by" text NOT NULL,
	"state" text NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ms" integer NOT NULL,
	"made" integer NOT NULL,
	"reused" integer NOT NULL,
	"failed" integer NOT NULL,
	"tokens" integer NOT NULL,
	"counted" boolean NOT NULL,
	"error" text,
	"agents" jsonb NOT NULL,
	"connections" jsonb NOT NULL,
	"nodes" jsonb
);
--> statement-breakpoint
ALTER TABLE "scheduled_workflows" ADD COLUMN "workflow_id" uuid;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_runs" ADD CONSTRAINT "workflow_runs_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_runs_of_workflow" ON "workflow_runs" USING btree ("workflow_id","started_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "workflow_runs_of_user" ON "workflow_runs" USING btree ("user_id");

-- data
insert into workflow_runs (user_id, workflow_id, by, state, started_at, ms, made, reused, failed, tokens, counted, error, agents, connections, nodes)
select user_id, id, 'hand', 'completed', '2026-05-01T12:00:00Z', 1200, 1, 0, 0, 0, true, null, agents, connections, '[]' from workflows;
update scheduled_workflows set workflow_id = (select id from workflows limit 1);
