-- landed 581b1afe8bcc69f956acbaeaa990443163bd125f49cefa178b6d547b745e64ec at 1794815088447
CREATE TABLE "chat_requests" (
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "chat_requests_user_id_request_id_pk" PRIMARY KEY("user_id","request_id")
);
--> statement-breakpoint
CREATE TABLE "spent_places" (
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"place" uuid NOT NULL,
	CONSTRAINT "spent_places_user_id_day_place_pk" PRIMARY KEY("user_id","day","place")
);
--> statement-breakpoint
ALTER TABLE "schedule_plans" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "usage_days" ADD COLUMN "generated" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "chat_requests" ADD CONSTRAINT "chat_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spent_places" ADD CONSTRAINT "spent_places_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

-- data
insert into chat_requests (user_id, request_id, since) values
  ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000012', '2026-01-02T03:05:00Z');
insert into spent_places (user_id, day, place) values
  ('00000000-0000-4000-8000-000000000001', '2026-01-02', '00000000-0000-4000-8000-000000000032');
update schedule_plans set notes = '["Every post has this same text."]' where id = '00000000-0000-4000-8000-000000000040';
update usage_days set generated = 3 where user_id = '00000000-0000-4000-8000-000000000001';
