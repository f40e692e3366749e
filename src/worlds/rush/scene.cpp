#include "worlds/rush/scene.h"

#include "worlds/rush/slide_text.h"

namespace ariadne::rush {

render::Scene scene(const Card& card, const std::vector<Slide>* slides) {
    using render::Role;
    render::Scene out;
    out.title = card.title.empty() ? "Rush Hour" : card.title;
    render::Board& board = out.board;
    board.size = card.board.size;
    board.styles = {{}, {.fill = {Role::ink}, .text = "", .solid = true}};
    board.cells.assign(board.size.area(), 0);
    for (const Cell c : card.board.walls) board.cells[board.size.index(c)] = 1;
    for (std::size_t i = 0; i < card.board.vehicles.size(); ++i) {
        const Vehicle& vehicle = card.board.vehicles[i];
        const auto style = static_cast<std::uint8_t>(board.styles.size());
        board.styles.push_back({.fill = {i == card.board.red ? Role::danger : Role::search},
                                .text = std::string(1, vehicle.name)});
        for (int k = 0; k < vehicle.length; ++k) board.cells[board.size.index(vehicle.cell(k))] = style;
    }
    if (slides != nullptr) {
        std::string words;
        for (const std::string& word : write_slides(card.board, *slides)) words += (words.empty() ? "" : " ") + word;
        out.captions.push_back(words);
    }
    return out;
}

}  // namespace ariadne::rush
