CREATE TABLE "unused_uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "unused_uploads_by_age" ON "unused_uploads" USING btree ("since");