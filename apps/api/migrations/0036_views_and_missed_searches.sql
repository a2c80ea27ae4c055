CREATE TABLE "missed_searches" (
	"shop_id" uuid NOT NULL,
	"day" date NOT NULL,
	"term" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "missed_searches_shop_id_day_term_pk" PRIMARY KEY("shop_id","day","term"),
	CONSTRAINT "missed_searches_counted" CHECK ("missed_searches"."times" > 0),
	CONSTRAINT "missed_searches_short" CHECK (char_length("missed_searches"."term") between 2 and 80)
);
--> statement-breakpoint
CREATE TABLE "product_views" (
	"shop_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"day" date NOT NULL,
	"vendor_id" uuid NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "product_views_shop_id_product_id_day_pk" PRIMARY KEY("shop_id","product_id","day"),
	CONSTRAINT "product_views_counted" CHECK ("product_views"."views" > 0)
);
--> statement-breakpoint
ALTER TABLE "missed_searches" ADD CONSTRAINT "missed_searches_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_views" ADD CONSTRAINT "product_views_shop_id_product_id_products_shop_id_id_fk" FOREIGN KEY ("shop_id","product_id") REFERENCES "public"."products"("shop_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "missed_searches_by_day" ON "missed_searches" USING btree ("day");--> statement-breakpoint
CREATE INDEX "product_views_by_vendor" ON "product_views" USING btree ("shop_id","vendor_id","day");--> statement-breakpoint
CREATE INDEX "product_views_by_day" ON "product_views" USING btree ("day");