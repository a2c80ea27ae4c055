ALTER TABLE "products" ADD COLUMN "sizes" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(variants, '$[*].size ? (@ != null)')) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "colours" jsonb GENERATED ALWAYS AS (jsonb_path_query_array(variants, '$[*].color ? (@ != null)')) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "products_by_size" ON "products" USING gin ("sizes") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "products_by_colour" ON "products" USING gin ("colours") WITH (fastupdate=false);