CREATE TABLE "calendar_feeds" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"rows" jsonb NOT NULL,
	"deleted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "labels" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"colour" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "posting_slots" (
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"weekday" integer NOT NULL,
	"time" text NOT NULL,
	CONSTRAINT "posting_slots_user_id_platform_weekday_time_pk" PRIMARY KEY("user_id","platform","weekday","time")
);
--> statement-breakpoint
CREATE TABLE "task_labels" (
	"scheduled_workflow_id" uuid NOT NULL,
	"label_id" uuid NOT NULL,
	CONSTRAINT "task_labels_scheduled_workflow_id_label_id_pk" PRIMARY KEY("scheduled_workflow_id","label_id")
);
--> statement-breakpoint
CREATE TABLE "notice_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"mail" boolean NOT NULL,
	"app" boolean NOT NULL,
	CONSTRAINT "notice_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"cause" text NOT NULL,
	"title" text NOT NULL,
	"detail" text NOT NULL,
	"scheduled_workflow_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mailed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "connection_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "network_connections" (
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"account_id" text NOT NULL,
	"account_name" text NOT NULL,
	"account_picture" text,
	"sealed" text NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"broken_reason" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "network_connections_user_id_platform_pk" PRIMARY KEY("user_id","platform")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"scheduled_workflow_id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"text" text NOT NULL,
	"media" jsonb NOT NULL,
	"first_comment" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "publications" (
	"post_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"url" text,
	"external_id" text,
	"reason" text,
	"account" text
);
--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "post" jsonb DEFAULT '{"media":[],"own":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "fresh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_workflows" ADD COLUMN "post" jsonb DEFAULT '{"media":[],"own":{}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "scheduled_workflows" ADD COLUMN "prepared_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "series" ADD COLUMN "fresh" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deleted_tasks" ADD CONSTRAINT "deleted_tasks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "labels" ADD CONSTRAINT "labels_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posting_slots" ADD CONSTRAINT "posting_slots_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_labels" ADD CONSTRAINT "task_labels_scheduled_workflow_id_scheduled_workflows_id_fk" FOREIGN KEY ("scheduled_workflow_id") REFERENCES "public"."scheduled_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_labels" ADD CONSTRAINT "task_labels_label_id_labels_id_fk" FOREIGN KEY ("label_id") REFERENCES "public"."labels"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_choices" ADD CONSTRAINT "notice_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_scheduled_workflow_id_scheduled_workflows_id_fk" FOREIGN KEY ("scheduled_workflow_id") REFERENCES "public"."scheduled_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "connection_attempts" ADD CONSTRAINT "connection_attempts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "network_connections" ADD CONSTRAINT "network_connections_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_scheduled_workflow_id_scheduled_workflows_id_fk" FOREIGN KEY ("scheduled_workflow_id") REFERENCES "public"."scheduled_workflows"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_post_id_posts_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "publications" ADD CONSTRAINT "publications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "deleted_tasks_since" ON "deleted_tasks" USING btree ("deleted_at");--> statement-breakpoint
CREATE INDEX "deleted_tasks_of_user" ON "deleted_tasks" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "labels_name" ON "labels" USING btree ("user_id","name");--> statement-breakpoint
CREATE INDEX "task_labels_of_label" ON "task_labels" USING btree ("label_id");--> statement-breakpoint
CREATE UNIQUE INDEX "notices_cause" ON "notices" USING btree ("user_id","kind","cause");--> statement-breakpoint
CREATE INDEX "notices_newest" ON "notices" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "notices_of_workflow" ON "notices" USING btree ("scheduled_workflow_id");--> statement-breakpoint
CREATE INDEX "notices_unread" ON "notices" USING btree ("user_id") WHERE read_at is null;--> statement-breakpoint
CREATE INDEX "connection_attempts_expires" ON "connection_attempts" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "posts_of_run" ON "posts" USING btree ("run_id","platform");--> statement-breakpoint
CREATE INDEX "posts_of_workflow" ON "posts" USING btree ("scheduled_workflow_id");--> statement-breakpoint
CREATE INDEX "posts_of_user" ON "posts" USING btree ("user_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "publications_ready" ON "publications" USING btree ("user_id","at") WHERE state in ('ready', 'refused', 'unconfirmed');--> statement-breakpoint
CREATE INDEX "publications_under_way" ON "publications" USING btree ("at") WHERE state in ('queued', 'sending');