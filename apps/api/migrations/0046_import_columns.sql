ALTER TABLE "import_jobs" ADD COLUMN "sample" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "import_jobs" ADD COLUMN "doubtful" jsonb DEFAULT '[]'::jsonb NOT NULL;