CREATE TABLE "bill_counts" (
	"shop_id" uuid NOT NULL,
	"vendor_id" uuid NOT NULL,
	"year" text NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "bill_counts_shop_id_vendor_id_year_pk" PRIMARY KEY("shop_id","vendor_id","year")
);
--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "language" text DEFAULT 'en-US' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "title_ne" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "track_token" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_year" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_serial" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "bill_vat" integer;--> statement-breakpoint
ALTER TABLE "bill_counts" ADD CONSTRAINT "bill_counts_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bill_counts" ADD CONSTRAINT "bill_counts_shop_id_vendor_id_vendors_shop_id_id_fk" FOREIGN KEY ("shop_id","vendor_id") REFERENCES "public"."vendors"("shop_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_vendor_and_status" ON "orders" USING btree ("shop_id","vendor_id","status","created_at","id");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_per_track_token" UNIQUE("shop_id","track_token");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_one_per_bill" UNIQUE("shop_id","vendor_id","bill_year","bill_serial");--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_language_known" CHECK ("checkouts"."language" in ('en-US', 'ne-NP'));--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_bill_whole" CHECK (("orders"."bill_year" is null) = ("orders"."bill_serial" is null));