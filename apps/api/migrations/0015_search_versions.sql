CREATE TABLE "search_indexes" (
	"shop_id" uuid NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "search_indexes_shop_id_pk" PRIMARY KEY("shop_id")
);
--> statement-breakpoint
ALTER TABLE "search_indexes" ADD CONSTRAINT "search_indexes_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;