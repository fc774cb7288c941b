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