ALTER TABLE "ledger_entries" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "ledger_entries" CASCADE;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "commission" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "delivers_own" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_commission_in_range" CHECK ("vendors"."commission" between 0 and 5000);