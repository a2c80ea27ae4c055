CREATE TABLE "order_prints" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"what" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"times" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "order_prints_shop_id_order_id_what_pk" PRIMARY KEY("shop_id","order_id","what"),
	CONSTRAINT "order_prints_what_known" CHECK ("order_prints"."what" in ('slip', 'bill'))
);
--> statement-breakpoint
CREATE TABLE "order_search_indexes" (
	"shop_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "order_search_indexes_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
CREATE TABLE "order_search_keys" (
	"shop_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"key" text NOT NULL,
	"vendor_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_search_keys_shop_id_order_id_key_pk" PRIMARY KEY("shop_id","order_id","key")
);
--> statement-breakpoint
ALTER TABLE "order_events" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_prints" ADD CONSTRAINT "order_prints_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search_indexes" ADD CONSTRAINT "order_search_indexes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search_keys" ADD CONSTRAINT "order_search_keys_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_search_keys" ADD CONSTRAINT "order_search_keys_shop_id_order_id_orders_shop_id_id_fk" FOREIGN KEY ("shop_id","order_id") REFERENCES "public"."orders"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "order_search_keys_by_beginning" ON "order_search_keys" USING btree ("shop_id","vendor_id","key" text_pattern_ops,"created_at","order_id");--> statement-breakpoint
CREATE INDEX "orders_open_by_vendor" ON "orders" USING btree ("shop_id","vendor_id","created_at","id") WHERE status in ('pending', 'confirmed', 'dispatched', 'arrived');--> statement-breakpoint
ALTER TABLE "order_events" ADD CONSTRAINT "order_events_reason_of_an_end" CHECK ("order_events"."reason" is null or "order_events"."status" = 'cancelled');