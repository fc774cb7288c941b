-- landed 02fb8f232f38982b4fde8f9562b6c165cea1f08fb989d9fb8a8853c9ecb485c5 at 1794767333874
CREATE TABLE "mailed_secrets" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"refresh_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"refresh_expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"email" text NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"premium" boolean DEFAULT false NOT NULL,
	"time_zone" text DEFAULT 'UTC' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_lower" CHECK ("users"."email" = lower("users"."email"))
);
--> statement-breakpoint
CREATE TABLE "chat_records" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"listed_under" uuid NOT NULL,
	"session_id" uuid,
	"user_message" text NOT NULL,
	"message" text NOT NULL,
	"outputs" jsonb NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chat_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"last_message" text NOT NULL,
	"message_count" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "media" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "schedule_plans" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid,
	"state" text DEFAULT 'pending' NOT NULL,
	"workflow_name" text NOT NULL,
	"description" text NOT NULL,
	"input" text NOT NULL,
	"platforms" jsonb NOT NULL,
	"agent_type" text NOT NULL,
	"medium" text NOT NULL,
	"frequency" text NOT NULL,
	"recurrence" text,
	"scheduled_at" timestamp (3) with time zone NOT NULL,
	"wall_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"assumed" jsonb NOT NULL,
	"is_part_of_multiple" boolean DEFAULT false NOT NULL,
	"original_message" text NOT NULL,
	"scheduled_workflow_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scheduled_workflows" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"series_id" uuid,
	"name" text NOT NULL,
	"status" text DEFAULT 'scheduled' NOT NULL,
	"scheduled_for" timestamp (3) with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"platforms" jsonb NOT NULL,
	"agent_type" text NOT NULL,
	"agents" jsonb NOT NULL,
	"connections" jsonb NOT NULL,
	"executed_at" timestamp (3) with time zone,
	"execution_duration" double precision,
	"error_message" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "series" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"wall_time" text NOT NULL,
	"time_zone" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "usage_days" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"used" integer NOT NULL,
	CONSTRAINT "usage_days_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD CONSTRAINT "mailed_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_records" ADD CONSTRAINT "chat_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_records" ADD CONSTRAINT "chat_records_listed_under_chat_sessions_id_fk" FOREIGN KEY ("listed_under") REFERENCES "public"."chat_sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chat_sessions" ADD CONSTRAINT "chat_sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD CONSTRAINT "schedule_plans_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD CONSTRAINT "schedule_plans_scheduled_workflow_id_scheduled_workflows_id_fk" FOREIGN KEY ("scheduled_workflow_id") REFERENCES "public"."scheduled_workflows"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_workflows" ADD CONSTRAINT "scheduled_workflows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scheduled_workflows" ADD CONSTRAINT "scheduled_workflows_series_id_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."series"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series" ADD CONSTRAINT "series_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "usage_days" ADD CONSTRAINT "usage_days_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_secrets_user" ON "mailed_secrets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_secrets_expires" ON "mailed_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_session_hash" ON "sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_hash" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "chat_records_of_session" ON "chat_records" USING btree ("listed_under","created_at");--> statement-breakpoint
CREATE INDEX "chat_records_newest" ON "chat_records" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "chat_sessions_newest" ON "chat_sessions" USING btree ("user_id","updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "media_of_user" ON "media" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "schedule_plans_of_user" ON "schedule_plans" USING btree ("user_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "schedule_plans_of_session" ON "schedule_plans" USING btree ("session_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scheduled_workflows_occurrence" ON "scheduled_workflows" USING btree ("series_id","scheduled_for");--> statement-breakpoint
CREATE INDEX "scheduled_workflows_of_user" ON "scheduled_workflows" USING btree ("user_id","scheduled_for" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "scheduled_workflows_due" ON "scheduled_workflows" USING btree ("scheduled_for") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "series_of_user" ON "series" USING btree ("user_id");

-- data
insert into users (id, email, first_name, last_name, name, password_hash, verified, premium, time_zone, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'ada@example.com', 'Ada', 'Lovelace', 'Ada Lovelace', '$argon2id$v=19$m=19456,t=2,p=1$EVn6Lde7O6AREhVjpTSjdQ$4XA4RwkRVimuOxBV2euRpRgO4sSqcs8zhAHOzE0gjQY', true, true, 'Europe/London', '2026-01-02T03:04:05.678Z');
insert into sessions (id, user_id, session_hash, refresh_hash, expires_at, refresh_expires_at, created_at) values
  ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'session', 'refresh', '2026-01-03T03:04:05Z', '2126-02-01T03:04:05Z', '2026-01-02T03:04:05Z');
insert into mailed_secrets (secret_hash, user_id, purpose, expires_at) values ('secret', '00000000-0000-4000-8000-000000000001', 'recovery', '2026-01-02T04:04:05Z');
insert into rate_limits (key, points, expire) values ('login:ada', 3, 4102444800000);
insert into chat_sessions (id, user_id, title, last_message, message_count, updated_at) values
  ('00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000001', 'Bread', 'Here it is', 2, '2026-01-02T03:05:00Z');
insert into chat_records (id, user_id, listed_under, session_id, user_message, message, outputs, status, created_at) values
  ('00000000-0000-4000-8000-000000000011', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000010', '00000000-0000-4000-8000-000000000010', 'Draw bread', 'Here it is', '[{"agent": "Picture", "output_type": "image", "output": "/api/media/00000000-0000-4000-8000-000000000020"}]', 'completed', '2026-01-02T03:05:00Z');
insert into media (id, user_id, content_type, bytes, created_at) values ('00000000-0000-4000-8000-000000000020', '00000000-0000-4000-8000-000000000001', 'image/png', 4, '2026-01-02T03:05:00Z');
insert into series (id, user_id, rule, wall_time, time_zone, created_at) values
  ('00000000-0000-4000-8000-000000000030', '00000000-0000-4000-8000-000000000001', 'FREQ=WEEKLY', '2126-01-05T09:00', 'Europe/London', '2026-01-02T03:04:05Z');
insert into scheduled_workflows (id, user_id, series_id, name, status, scheduled_for, time_zone, platforms, agent_type, agents, connections, created_at) values
  ('00000000-0000-4000-8000-000000000031', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000030', 'Bread', 'scheduled', '2126-01-05T09:00:00Z', 'Europe/London', '["linkedin"]', 'custom', '[{"id": "a", "type": "image", "name": "Picture", "input": "Bread", "description": ""}]', '[]', '2026-01-02T03:04:05Z'),
  ('00000000-0000-4000-8000-000000000032', '00000000-0000-4000-8000-000000000001', null, 'Bread', 'completed', '2026-01-02T04:00:00Z', 'Europe/London', '["linkedin"]', 'custom', '[{"id": "a", "type": "image", "name": "Picture", "input": "Bread", "description": ""}]', '[]', '2026-01-02T03:04:05Z');
insert into schedule_plans (id, user_id, session_id, state, workflow_name, description, input, platforms, agent_type, medium, frequency, recurrence, scheduled_at, wall_time, time_zone, assumed, original_message, scheduled_workflow_id, created_at) values
  ('00000000-0000-4000-8000-000000000040', '00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000010', 'approved', 'Bread', 'A post', 'Bread', '["linkedin"]', 'custom', 'image', 'weekly', 'FREQ=WEEKLY', '2126-01-05T09:00:00Z', '2126-01-05T09:00', 'Europe/London', '[]', 'Post bread every week', '00000000-0000-4000-8000-000000000031', '2026-01-02T03:04:05Z');
insert into usage_days (user_id, day, used) values ('00000000-0000-4000-8000-000000000001', '2026-01-02', 4);
