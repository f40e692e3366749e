#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <gif_lib.h>

namespace ariadne::render {

using Pixels = std::vector<std::uint32_t>;

struct Shown {
    GifImageDesc rectangle;
    GraphicsControlBlock control;
    Pixels pixels;  // of the whole screen, as a viewer has them
};

// A GIF read back by giflib, played frame by frame as a viewer does.
class Film {
  public:
    explicit Film(std::string bytes) : bytes_(std::move(bytes)) {
        GifFileType* file = DGifOpen(this, read, nullptr);
        if (file == nullptr || DGifSlurp(file) != GIF_OK) throw std::runtime_error("not a GIF");
        width = file->SWidth;
        height = file->SHeight;
        Pixels screen(static_cast<std::size_t>(width) * static_cast<std::size_t>(height));
        for (int i = 0; i < file->ImageCount; ++i) {
            const SavedImage& image = file->SavedImages[i];
            for (int e = 0; e < image.ExtensionBlockCount; ++e) {
                const ExtensionBlock& block = image.ExtensionBlocks[e];
                if (block.ByteCount == 11) loops = 0;
                if (block.ByteCount == 3 && loops == 0) loops = block.Bytes[1] | block.Bytes[2] << 8;
            }
            Shown shown{image.ImageDesc, {}, {}};
            DGifSavedExtensionToGCB(file, i, &shown.control);
            paint(screen, image, shown, *file->SColorMap);
            shown.pixels = screen;
            frames.push_back(std::move(shown));
        }
        DGifCloseFile(file, nullptr);
    }

    int width = 0;
    int height = 0;
    int loops = -1;  // not said
    std::vector<Shown> frames;

  private:
    static int read(GifFileType* file, GifByteType* data, int length) {
        auto* film = static_cast<Film*>(file->UserData);
        const std::size_t count = std::min(static_cast<std::size_t>(length), film->bytes_.size() - film->read_);
        std::memcpy(data, film->bytes_.data() + film->read_, count);
        film->read_ += count;
        return static_cast<int>(count);
    }

    void paint(Pixels& screen, const SavedImage& image, const Shown& shown, const ColorMapObject& map) const {
        const GifImageDesc& at = image.ImageDesc;
        for (int row = 0; row < at.Height; ++row)
            for (int col = 0; col < at.Width; ++col) {
                const int index = image.RasterBits[row * at.Width + col];
                if (index == shown.control.TransparentColor) continue;
                if (index >= map.ColorCount) throw std::runtime_error("a colour that the GIF does not have");
                const GifColorType c = map.Colors[index];
                screen[static_cast<std::size_t>((at.Top + row) * width + at.Left + col)] =
                    static_cast<std::uint32_t>(c.Red << 16 | c.Green << 8 | c.Blue);
            }
    }

    std::string bytes_;
    std::size_t read_ = 0;
};

}  // namespace ariadne::render
