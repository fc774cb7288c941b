-- landed 681bbb62b8e4fd1e152cb5f25fce7fd41fa1b0bbbdc16da6b1de72870b47e36a at 1794921303001
CREATE TABLE "api_tokens" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"start" text NOT NULL,
	"read_only" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");

-- data
insert into api_tokens (id, user_id, name, token_hash, start, read_only, created_at, expires_at, used_at) values
  ('00000000-0000-4000-8000-000000000024', '00000000-0000-4000-8000-000000000001', 'My assistant', 'token', 'fanfare_Ab3d', false, '2026-01-02T03:04:05Z', '2026-02-01T03:04:05Z', null);
