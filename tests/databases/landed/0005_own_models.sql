-- landed 282ebadd5c26cac54768d7700d6fa19ba5de94f4749c03efa7bf1e932ba5d00c at 1794837435031
CREATE TABLE "model_choices" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"provider" text NOT NULL,
	"model" text,
	"server" text,
	CONSTRAINT "model_choices_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
CREATE TABLE "model_keys" (
	"user_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"sealed" text NOT NULL,
	CONSTRAINT "model_keys_user_id_provider_pk" PRIMARY KEY("user_id","provider")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "daily_tokens" integer;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "requests" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "operator_tokens" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "model_choices" ADD CONSTRAINT "model_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "model_keys" ADD CONSTRAINT "model_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- data
insert into model_keys (user_id, provider, sealed) values ('00000000-0000-4000-8000-000000000001', 'openai', 'v1.unreadable');
insert into model_choices (user_id, kind, provider, model, server) values
  ('00000000-0000-4000-8000-000000000001', 'text', 'openai', 'gpt-5.2', null),
  ('00000000-0000-4000-8000-000000000001', 'image', 'local', 'flux', '127.0.0.1:8000');
update users set daily_tokens = 50000 where id = '00000000-0000-4000-8000-000000000001';
update usage_days set requests = 3, tokens = 1200, operator_tokens = 800 where user_id = '00000000-0000-4000-8000-000000000001';
