-- landed 31795a8c39160dba52ba5143f7e1debd3fe850e94557b83e2d318b1c5d42e59e at 1794766453533
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
CREATE TABLE "rate_limits" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
ALTER TABLE "mailed_secrets" ADD CONSTRAINT "mailed_secrets_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_secrets_user" ON "mailed_secrets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "mailed_secrets_expires" ON "mailed_secrets" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_session_hash" ON "sessions" USING btree ("session_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_refresh_hash" ON "sessions" USING btree ("refresh_hash");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_refresh_expires" ON "sessions" USING btree ("refresh_expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "rate_limits_expire" ON "rate_limits" USING btree ("expire");

-- data
insert into users (id, email, first_name, last_name, name, password_hash, verified, premium, time_zone, created_at) values
  ('00000000-0000-4000-8000-000000000001', 'ada@example.com', 'Ada', 'Lovelace', 'Ada Lovelace', '$argon2id$v=19$m=19456,t=2,p=1$EVn6Lde7O6AREhVjpTSjdQ$4XA4RwkRVimuOxBV2euRpRgO4sSqcs8zhAHOzE0gjQY', true, true, 'Europe/London', '2026-01-02T03:04:05.678Z');
insert into sessions (id, user_id, session_hash, refresh_hash, expires_at, refresh_expires_at, created_at) values
  ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'session', 'refresh', '2026-01-03T03:04:05Z', '2126-02-01T03:04:05Z', '2026-01-02T03:04:05Z');
insert into mailed_secrets (secret_hash, user_id, purpose, expires_at) values ('secret', '00000000-0000-4000-8000-000000000001', 'recovery', '2026-01-02T04:04:05Z');
insert into rate_limits (key, points, expire) values ('login:ada', 3, 4102444800000);
