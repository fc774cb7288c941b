CREATE TABLE "brands" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"primary_logo" uuid,
	"secondary_logo" uuid,
	"favicon" uuid,
	"appicon" uuid,
	"primary_color" text DEFAULT '#143241' NOT NULL,
	"accent_color" text DEFAULT '#FB5931' NOT NULL,
	"headings_font" text DEFAULT 'Inter' NOT NULL,
	"body_font" text DEFAULT 'Inter' NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"tagline" text DEFAULT '' NOT NULL,
	"keywords" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"mission" text DEFAULT '' NOT NULL,
	"voice" text DEFAULT '' NOT NULL,
	"logo_usage" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "company" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "job_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "avatar" uuid;--> statement-breakpoint
ALTER TABLE "brands" ADD CONSTRAINT "brands_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;