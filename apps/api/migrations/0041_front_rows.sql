CREATE TABLE "front_pages" (
	"shop_id" uuid PRIMARY KEY NOT NULL,
	"rows" jsonb,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "front_pages" ADD CONSTRAINT "front_pages_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_counts_by_sold" ON "product_counts" USING btree ("shop_id","sold","product_id") WHERE sold > 0;