-- landed b5a7e79959675f1f100fc5b8a2341e83aaefd049b9ad97eed09956334c1e8ba5 at 1794860891067
CREATE TABLE "workflow_versions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"workflow_id" uuid NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"agents" jsonb NOT NULL,
	"connections" jsonb NOT NULL,
	CONSTRAINT "workflow_versions_by_moment" UNIQUE("workflow_id","saved_at")
);
--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workflow_versions" ADD CONSTRAINT "workflow_versions_workflow_id_workflows_id_fk" FOREIGN KEY ("workflow_id") REFERENCES "public"."workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "workflow_versions_of_user" ON "workflow_versions" USING btree ("user_id");

-- data
insert into workflow_versions (id, user_id, workflow_id, saved_at, name, agents, connections) values
  ('00000000-0000-4000-8000-000000000061', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000060', '2026-01-01T03:04:05Z', 'Saved before', '[]', '[]');
