CREATE TABLE "former_slugs" (
	"shop_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"thing_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "former_slugs_shop_id_kind_slug_pk" PRIMARY KEY("shop_id","kind","slug"),
	CONSTRAINT "former_slugs_kind_known" CHECK ("former_slugs"."kind" in ('category', 'product'))
);
--> statement-breakpoint
ALTER TABLE "categories" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "former_slugs" ADD CONSTRAINT "former_slugs_shop_id_shops_id_fk" FOREIGN KEY ("shop_id") REFERENCES "public"."shops"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_slugs_by_thing" ON "former_slugs" USING btree ("shop_id","kind","thing_id");