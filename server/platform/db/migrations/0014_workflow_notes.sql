ALTER TABLE "workflow_versions" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "workflows" ADD COLUMN "notes" jsonb DEFAULT '[]'::jsonb NOT NULL;