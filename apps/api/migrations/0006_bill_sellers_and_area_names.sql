ALTER TABLE "delivery_areas" ADD COLUMN "area_name_ne" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_name" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_pan" text;--> statement-breakpoint
-- Who the seller was when an earlier bill was written was not kept: it stays from now on as it is today.
UPDATE "orders" SET "bill_name" = "vendors"."shop_name", "bill_pan" = "vendors"."pan" FROM "vendors" WHERE "vendors"."shop_id" = "orders"."shop_id" AND "vendors"."id" = "orders"."vendor_id" AND "orders"."bill_year" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bill_names_its_seller" CHECK (("orders"."bill_year" is null) = ("orders"."bill_name" is null));
