ALTER TABLE "checkouts" ADD COLUMN "days_from" smallint;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "days_to" smallint;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_days_in_order" CHECK (("checkouts"."days_from" is null) = ("checkouts"."days_to" is null) and "checkouts"."days_from" <= "checkouts"."days_to");