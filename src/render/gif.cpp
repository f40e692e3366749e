#include "render/gif.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <new>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include <gif_lib.h>

#include "render/cairo_draw.h"
#include "render/colour_table.h"
#include "render/text_width.h"

namespace ariadne::render {

namespace {

constexpr std::size_t most_colours = 255;  // and one for what is transparent
constexpr double bytes_a_pixel = 24;       // of all pictures that are in memory at a time

struct Rectangle {
    int left = 0;
    int top = 0;
    int width = 0;
    int height = 0;
};

// A picture of 0xRRGGBB pixels that drawings are painted on.
class Canvas {
  public:
    Canvas(int width, int height)
        : width_(width), height_(height), surface_(cairo_image_surface_create(CAIRO_FORMAT_RGB24, width, height)) {}

    int width() const { return width_; }
    int height() const { return height_; }
    bool good() const { return cairo_surface_status(surface_.get()) == CAIRO_STATUS_SUCCESS; }

    void show(const Drawing& drawing, Budget& budget) {
        const CairoContext context(cairo_create(surface_.get()));
        paint(context.get(), drawing, budget);
        cairo_surface_flush(surface_.get());
    }

    std::vector<std::uint32_t> pixels() const {
        const auto width = static_cast<std::size_t>(width_);
        std::vector<std::uint32_t> result(width * static_cast<std::size_t>(height_));
        const unsigned char* line = cairo_image_surface_get_data(surface_.get());
        const int stride = cairo_image_surface_get_stride(surface_.get());
        for (int row = 0; row < height_; ++row, line += stride)
            std::memcpy(result.data() + width * static_cast<std::size_t>(row), line, width * 4);
        for (std::uint32_t& pixel : result) pixel &= 0xFFFFFFU;
        return result;
    }

  private:
    int width_;
    int height_;
    CairoSurface surface_;
};

// The smallest rectangle in which two pictures differ.
std::optional<Rectangle> difference(std::span<const std::uint8_t> before, std::span<const std::uint8_t> after,
                                    int width) {
    const auto w = static_cast<std::size_t>(width);
    const std::size_t height = after.size() / w;
    const auto same = [&](std::size_t row) {
        return std::equal(after.begin() + static_cast<std::ptrdiff_t>(row * w),
                          after.begin() + static_cast<std::ptrdiff_t>((row + 1) * w),
                          before.begin() + static_cast<std::ptrdiff_t>(row * w));
    };
    std::size_t top = 0;
    while (top < height && same(top)) ++top;
    if (top == height) return std::nullopt;
    std::size_t bottom = height;
    while (same(bottom - 1)) --bottom;
    std::size_t left = w;
    std::size_t right = 0;
    for (std::size_t row = top; row < bottom; ++row) {
        for (std::size_t col = 0; col < left; ++col)
            if (before[row * w + col] != after[row * w + col]) left = col;
        for (std::size_t col = w; col > right; --col)
            if (before[row * w + col - 1] != after[row * w + col - 1]) {
                right = col;
                break;
            }
    }
    return Rectangle{static_cast<int>(left), static_cast<int>(top), static_cast<int>(right - left),
                     static_cast<int>(bottom - top)};
}

int append_bytes(GifFileType* file, const GifByteType* data, int length) {
    auto& pieces = *static_cast<Pieces*>(file->UserData);
    try {
        pieces.text().append(reinterpret_cast<const char*>(data), static_cast<std::size_t>(length));
        return pieces.next() ? length : 0;
    } catch (const std::bad_alloc&) {
        return 0;  // an exception must not pass through giflib
    }
}

// What giflib writes. Nothing in it fails but memory, and pieces that go no further: its codes are looked at a frame
// at a time.
class Encoder {
  public:
    Encoder(Pieces& pieces, int width, int height, const std::vector<std::uint32_t>& colours)
        : transparent_(static_cast<int>(colours.size())), file_(EGifOpen(&pieces, append_bytes, nullptr)) {
        if (file_ == nullptr) return;
        int size = 2;
        while (size <= transparent_) size *= 2;
        ColorMapObject* map = GifMakeMapObject(size, nullptr);
        if (map == nullptr) return;
        for (std::size_t i = 0; i < colours.size(); ++i)
            map->Colors[i] = {static_cast<GifByteType>(colours[i] >> 16U), static_cast<GifByteType>(colours[i] >> 8U),
                              static_cast<GifByteType>(colours[i])};
        EGifSetGifVersion(file_, true);
        good_ = EGifPutScreenDesc(file_, width, height, map->BitsPerPixel, 0, map) == GIF_OK;
        GifFreeMapObject(map);
    }
    Encoder(const Encoder&) = delete;
    Encoder& operator=(const Encoder&) = delete;
    ~Encoder() { close(); }

    GifPixelType transparent() const { return static_cast<GifPixelType>(transparent_); }

    // As most readers know it, from Netscape: how often to play again, 0 for ever.
    void repeat(unsigned times) {
        const std::array<GifByteType, 3> block = {1, static_cast<GifByteType>(times),
                                                  static_cast<GifByteType>(times >> 8U)};
        check(EGifPutExtensionLeader(file_, APPLICATION_EXT_FUNC_CODE));
        check(EGifPutExtensionBlock(file_, 11, "NETSCAPE2.0"));
        check(EGifPutExtensionBlock(file_, static_cast<int>(block.size()), block.data()));
        check(EGifPutExtensionTrailer(file_));
    }

    void image(const Rectangle& at, std::span<const GifPixelType> lines, unsigned delay_ms) {
        const GraphicsControlBlock control = {DISPOSE_DO_NOT, false,
                                              static_cast<int>(std::min(65'535U, (delay_ms + 5) / 10)), transparent_};
        std::array<GifByteType, 4> block{};
        EGifGCBToExtension(&control, block.data());
        check(EGifPutExtension(file_, GRAPHICS_EXT_FUNC_CODE, static_cast<int>(block.size()), block.data()));
        check(EGifPutImageDesc(file_, at.left, at.top, at.width, at.height, false, nullptr));
        std::vector<GifPixelType> line(static_cast<std::size_t>(at.width));  // giflib writes into what it reads
        for (std::size_t i = 0; i < lines.size() && good_; i += line.size()) {
            std::copy_n(lines.begin() + static_cast<std::ptrdiff_t>(i), line.size(), line.begin());
            check(EGifPutLine(file_, line.data(), at.width));
        }
    }

    bool close() {
        if (file_ != nullptr) check(EGifCloseFile(std::exchange(file_, nullptr), nullptr));
        return good_;
    }

    bool good() const { return good_; }

  private:
    void check(int code) { good_ = good_ && code == GIF_OK; }

    int transparent_;
    GifFileType* file_;
    bool good_ = false;
};

// Figures keep their places: each has the room of the widest value that comes there.
void reserve_room(std::vector<Frame>& frames) {
    std::vector<std::string> widest;
    for (const Frame& frame : frames) {
        widest.resize(std::max(widest.size(), frame.figures.size()));
        for (std::size_t i = 0; i < frame.figures.size(); ++i)
            if (text_width(frame.figures[i].value, 1) > text_width(widest[i], 1)) widest[i] = frame.figures[i].value;
    }
    for (Frame& frame : frames)
        for (std::size_t i = 0; i < frame.figures.size(); ++i) frame.figures[i].room = widest[i];
}

double least_cell(const PictureOptions& options) {
    return options.cell > 0 ? options.cell : 1;
}

std::unexpected<Error> too_many_pixels(Size size, const PictureOptions& options) {
    return fail({tr("{0} x {1} cells of {2} pixels are too many for a GIF (limit: {3} pixels)"), size.rows, size.cols,
                 least_cell(options), most_gif_pixels});
}

std::unexpected<Error> too_many_frames(std::size_t frames) {
    return fail(
        {tr("{0} frames are too many for a GIF (limit: {1}); show fewer with --every"), frames, most_gif_frames});
}

std::vector<std::uint8_t> indexed(const Canvas& canvas, ColourTable& table) {
    const std::vector<std::uint32_t> pixels = canvas.pixels();
    std::vector<std::uint8_t> result(pixels.size());
    for (std::size_t i = 0; i < pixels.size(); ++i)
        result[i] = i > 0 && pixels[i] == pixels[i - 1] ? result[i - 1] : table.index(pixels[i]);
    return result;
}

void add(Encoder& encoder, std::vector<std::uint8_t>& shown, std::vector<std::uint8_t> next, int width,
         unsigned delay) {
    if (shown.empty()) {
        encoder.image({0, 0, width, static_cast<int>(next.size()) / width}, next, delay);
    } else {
        // A frame in which nothing moves still takes its time: one pixel of nothing new.
        const Rectangle at = difference(shown, next, width).value_or(Rectangle{0, 0, 1, 1});
        std::vector<std::uint8_t> lines;
        for (int row = at.top; row < at.top + at.height; ++row)
            for (int col = at.left; col < at.left + at.width; ++col) {
                const std::size_t i =
                    static_cast<std::size_t>(row) * static_cast<std::size_t>(width) + static_cast<std::size_t>(col);
                lines.push_back(shown[i] == next[i] ? encoder.transparent() : next[i]);
            }
        encoder.image(at, lines, delay);
    }
    shown = std::move(next);
}

// A canvas for pictures like this one.
Result<Canvas> canvas_for(const Drawing& first, Budget& budget) {
    if (!budget.allocate(static_cast<std::size_t>(first.width * first.height * bytes_a_pixel)))
        return stopped(budget, picture_ready);
    Canvas canvas(static_cast<int>(first.width), static_cast<int>(first.height));
    if (!canvas.good()) return fail(tr("the GIF could not be made: not enough memory"));
    return canvas;
}

// Frames one after another: `frame(i)` is what the i-th shows, `lasts(i)` how many times the delay.
template <class Show, class Lasts>
Result<void> film(std::size_t frames, const Show& frame, const Lasts& lasts, Canvas& canvas, ColourTable& table,
                  const GifOptions& options, Budget& budget, const Sink& sink) {
    Pieces pieces(budget, sink);
    Encoder encoder(pieces, canvas.width(), canvas.height(), table.colours());
    if (frames > 1 && options.loops != 1 && encoder.good()) encoder.repeat(options.loops == 0 ? 0 : options.loops - 1);
    std::vector<std::uint8_t> shown;
    for (std::size_t i = 0; i < frames && encoder.good(); ++i) {
        budget.phase(tr("drawing frames"), static_cast<double>(i) / static_cast<double>(frames));
        if (!budget.spend() || !budget.check()) return stopped(budget, picture_ready);
        const Result<Drawing> drawing = frame(i);
        if (!drawing) return std::unexpected(drawing.error());
        canvas.show(*drawing, budget);
        add(encoder, shown, indexed(canvas, table), canvas.width(),
            options.delay * lasts(i) + (i + 1 == frames ? options.rest : 0));
    }
    const bool closed = encoder.close();
    if (const Result<void> written = pieces.finish(picture_ready); !written || closed) return written;
    return fail(tr("the GIF could not be made: not enough memory"));
}

class Film {
  public:
    Film(Animation animation, const GifOptions& options, Budget& budget)
        : animation_(std::move(animation)), options_(options), budget_(budget) {
        if (animation_.frames.empty()) animation_.frames.push_back({animation_.scene.walked, {}, {}});
        reserve_room(animation_.frames);
    }

    Result<void> develop(const Sink& sink) {
        if (animation_.frames.size() > most_gif_frames) return too_many_frames(animation_.frames.size());
        Scene scene = animation_.scene;
        show(scene, animation_.frames.front());
        if (const Result<void> fits = fits_gif(scene, options_.picture); !fits) return fits;
        const Result<Drawing> first = draw(scene, options_.picture, budget_);
        if (!first) return std::unexpected(first.error());
        Result<Canvas> canvas = canvas_for(*first, budget_);
        if (!canvas) return std::unexpected(canvas.error());
        ColourTable table(plain_colours(*first), sample(*canvas), most_colours);
        const auto frame = [&](std::size_t i) {
            if (i > 0) show(scene, animation_.frames[i]);
            return draw(scene, options_.picture, budget_);
        };
        const auto lasts = [&](std::size_t i) { return animation_.frames[i].lasts; };
        return film(animation_.frames.size(), frame, lasts, *canvas, table, options_, budget_, sink);
    }

  private:
    // Those of large areas: the theme's own, and the cells'.
    std::vector<Colour> plain_colours(const Drawing& drawing) const {
        const Theme& theme = *options_.picture.theme;
        std::vector<Colour> result(theme.roles.begin(), theme.roles.end());
        result.push_back(theme.edge);
        for (const Style& style : animation_.scene.board.styles)
            result.push_back(over(theme.colour(style.fill), theme[Role::surface]));
        for (const Shape& shape : drawing.shapes)
            if (const auto* mosaic = std::get_if<Mosaic>(&shape))
                result.insert(result.end(), mosaic->palette.begin(), mosaic->palette.end());
        return result;
    }

    // The colours of the first frame and the last: whatever appears on the way is in one of them, or a blend, but for
    // arrows and kinds of cells that come and go. Of these the first frame that has some.
    std::vector<std::uint32_t> sample(Canvas& canvas) const {
        std::vector<std::uint32_t> result;
        const std::vector<bool> lasting = lasting_styles();
        bool arrows = false;
        bool passing = false;
        Scene scene = animation_.scene;
        for (std::size_t i = 0; i < animation_.frames.size(); ++i) {
            const Frame& frame = animation_.frames[i];
            show(scene, frame);
            const bool first_arrows = !arrows && !scene.arrows.empty();
            const bool first_passing =
                !passing && std::ranges::any_of(frame.changes, [&](const Change& c) { return !lasting[c.style]; });
            if (i > 0 && i + 1 < animation_.frames.size() && !first_arrows && !first_passing) continue;
            arrows = arrows || first_arrows;
            passing = passing || first_passing;
            const Result<Drawing> drawing = draw(scene, options_.picture, budget_);
            if (!drawing) break;
            canvas.show(*drawing, budget_);
            const std::vector<std::uint32_t> pixels = canvas.pixels();
            result.insert(result.end(), pixels.begin(), pixels.end());
        }
        return result;
    }

    // Those that cells have in the first frame or in the last.
    std::vector<bool> lasting_styles() const {
        std::vector<bool> result(256);
        Scene scene = animation_.scene;
        for (std::size_t i = 0; i < animation_.frames.size(); ++i) {
            show(scene, animation_.frames[i]);
            if (i > 0 && i + 1 < animation_.frames.size()) continue;
            for (const std::uint8_t style : scene.board.cells) result[style] = true;
        }
        return result;
    }

    Animation animation_;
    const GifOptions& options_;
    Budget& budget_;
};

}  // namespace

Result<void> fits_gif(const Scene& scene, const PictureOptions& options) {
    const Result<Drawing> drawing = draw_around_board(scene, options);
    if (!drawing) return std::unexpected(drawing.error());
    if (drawing->width * drawing->height > most_gif_pixels) return too_many_pixels(scene.board.size, options);
    return {};
}

Result<void> fits_gif(Size board, const PictureOptions& options) {
    const double cell = least_cell(options);
    if (board.cols * cell * (board.rows * cell) > most_gif_pixels) return too_many_pixels(board, options);
    return {};
}

Result<void> gif(Animation animation, const GifOptions& options, Budget& budget, const Sink& sink) {
    return Film(std::move(animation), options, budget).develop(sink);
}

Result<void> gif(std::size_t frames, const std::function<Drawing(std::size_t)>& frame, const GifOptions& options,
                 Budget& budget, const Sink& sink) {
    if (frames > most_gif_frames) return too_many_frames(frames);
    const Drawing last = frame(frames - 1);
    if (last.width * last.height > most_gif_pixels)
        return fail({tr("{0} x {1} pixels are too many for a GIF (limit: {2} pixels)"), last.width, last.height,
                     most_gif_pixels});
    Result<Canvas> canvas = canvas_for(last, budget);
    if (!canvas) return std::unexpected(canvas.error());
    canvas->show(last, budget);
    ColourTable table(options.picture.theme->roles, canvas->pixels(), most_colours);
    const auto drawn = [&](std::size_t i) -> Result<Drawing> { return frame(i); };
    return film(frames, drawn, [](std::size_t) { return 1U; }, *canvas, table, options, budget, sink);
}

}  // namespace ariadne::render
