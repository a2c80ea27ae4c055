ALTER TABLE "offers" DROP CONSTRAINT "offers_status_known";--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_status_known" CHECK ("offers"."status" in ('pending', 'countered', 'accepted', 'declined', 'withdrawn', 'expired'));--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "counter" integer;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "offers" ADD COLUMN "used_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "replies" ADD COLUMN "offer_move" text;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "list_price" integer;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "offer_id" uuid;--> statement-breakpoint
-- What was offered before offers had an end ends three days after its last move; of several that are open the newest stays.
UPDATE "offers" SET "until" = coalesce("decided_at", "created_at") + interval '72 hours';--> statement-breakpoint
UPDATE "offers" o SET "status" = 'expired', "decided_at" = coalesce("decided_at", now())
WHERE "status" IN ('pending', 'accepted') AND EXISTS (
	SELECT 1 FROM "offers" n
	WHERE n."shop_id" = o."shop_id" AND n."account_id" = o."account_id" AND n."product_id" = o."product_id"
		AND n."status" IN ('pending', 'accepted') AND (n."created_at", n."id") > (o."created_at", o."id")
);--> statement-breakpoint
ALTER TABLE "offers" ALTER COLUMN "until" SET NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "offers_one_open" ON "offers" USING btree ("shop_id","account_id","product_id") WHERE "offers"."status" in ('pending', 'countered') or ("offers"."status" = 'accepted' and "offers"."used_at" is null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_counter_is_more" CHECK ("offers"."counter" > "offers"."amount");--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_countered_by_an_amount" CHECK ("offers"."status" <> 'countered' or "offers"."counter" is not null);--> statement-breakpoint
ALTER TABLE "offers" ADD CONSTRAINT "offers_used_once_accepted" CHECK ("offers"."used_at" is null or "offers"."status" = 'accepted');--> statement-breakpoint
ALTER TABLE "replies" ADD CONSTRAINT "replies_offer_move_known" CHECK ("replies"."offer_move" in ('accept', 'decline', 'counter'));--> statement-breakpoint
ALTER TABLE "order_lines" ADD CONSTRAINT "order_lines_offer_is_one_piece" CHECK (("order_lines"."offer_id" is null) = ("order_lines"."list_price" is null) and ("order_lines"."offer_id" is null or ("order_lines"."quantity" = 1 and "order_lines"."price" < "order_lines"."list_price")));