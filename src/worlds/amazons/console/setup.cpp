#include "worlds/amazons/console/setup.h"

#include <utility>

#include <fmt/format.h>

#include "text/characters.h"
#include "worlds/amazons/console/files.h"
#include "worlds/amazons/console/reading.h"
#include "worlds/amazons/rules.h"

namespace ariadne::amazons {

namespace {

constexpr std::size_t longest_name = 40;  // bytes

// The few commands that make sense before there is a game. True: it was one, and the question is asked again.
bool obeyed(Talk& talk, const std::string& answer, bool& leave) {
    const std::optional<Instruction> instruction = read_instruction(answer);
    if (!instruction) return false;
    if (instruction->command == Command::quit) return leave = true;
    if (instruction->command == Command::help) {
        talk.say(phrases.help_before);
        return true;
    }
    if (instruction->command == Command::levels) {
        list_levels(talk);
        return true;
    }
    return false;
}

// Nothing: the input has ended, or the person leaves.
std::optional<std::string> answer_to(Talk& talk, const std::string& question) {
    bool leave = false;
    while (!leave) {
        std::optional<std::string> answer = talk.ask(question);
        if (!answer || !obeyed(talk, *answer, leave)) return answer;
    }
    return std::nullopt;
}

std::optional<Level> ask_level(Talk& talk) {
    list_levels(talk);
    while (true) {
        const std::optional<std::string> answer = answer_to(talk, talk.text(phrases.ask_level, level_in_words("easy")));
        if (!answer) return std::nullopt;
        if (answer->empty()) return *find_level("easy");
        if (const std::optional<Level> level = read_level(*answer)) return level;
        talk.say(phrases.no_such_level, text::clipped(*answer));
    }
}

// A name, or the computer with what follows the word: "computer hard".
std::optional<Seat> seat_for(Talk& talk, const std::string& name, const std::optional<Level>& wished, bool may_ask) {
    const std::optional<std::string> computer = read_computer(name);
    if (!computer) return Seat{std::string(text::beginning(name, longest_name))};
    std::optional<Level> level = wished;
    if (!computer->empty()) {
        level = read_level(*computer);
        if (!level) talk.say(phrases.no_such_level, text::clipped(*computer));
    } else if (!level && !may_ask) {
        level = full_strength();
    }
    if (!level) level = ask_level(talk);
    if (!level) return std::nullopt;
    return Seat{talk.text(phrases.computer_named, level_name(*level)), level};
}

std::optional<Seat> ask_seat(Talk& talk, Side side, const Wishes& wishes) {
    const auto index = static_cast<std::size_t>(side);
    if (wishes.names[index]) return seat_for(talk, *wishes.names[index], wishes.level, false);
    const bool white = side == Side::white;
    const std::optional<std::string> answer =
        answer_to(talk, talk.text(white ? phrases.ask_white_name : phrases.ask_black_name));
    if (!answer) return std::nullopt;
    if (answer->empty()) return Seat{talk.text(white ? phrases.white_player : phrases.black_player)};
    return seat_for(talk, *answer, wishes.level, true);
}

struct Chosen {
    Record record;
    std::string file;
};

// "2" is the usual file, "2 FILE" another one; a name alone is asked for only where the usual one is missing.
std::optional<Chosen> ask_game(Talk& talk, int size) {
    while (true) {
        talk.say(phrases.menu, usual_file);
        const std::optional<std::string> answer = answer_to(talk, talk.text(phrases.ask_menu));
        if (!answer) return std::nullopt;
        const std::string first = simplified(answer->substr(0, answer->find(' ')));
        const bool alone = first.size() == answer->size();
        if (answer->empty() || (alone && (first == "1" || first == "1)" || has_word(words_for_new, first))))
            return Chosen{{*new_position(size), {}}, ""};
        if (first != "2" && first != "2)" && !has_word(words_for_saved, first)) {
            talk.say(phrases.menu_refused, text::clipped(*answer));
            continue;
        }
        std::string file(usual_file);
        if (!alone) file = answer->substr(answer->find_first_not_of(' ', first.size()));
        if (alone && !talk.behind().exists(file)) {
            const std::optional<std::string> name = answer_to(talk, talk.text(phrases.ask_saved_file, usual_file));
            if (!name) return std::nullopt;
            if (name->empty()) continue;
            file = *name;
        }
        Result<Record> record = read_record(talk.behind(), file);
        if (record) return Chosen{std::move(*record), file};
        talk.say(phrases.cannot_load, placed(file, record.error()));
    }
}

}  // namespace

Message level_name(const Level& level) {
    const bool usual = !level.full() || level.limits.seconds == full_strength().limits.seconds;
    if (usual) return level_in_words(level.name);
    return Message::plain(fmt::format("{:g} s", level.limits.seconds));
}

void list_levels(const Talk& talk) {
    talk.say(phrases.levels_head);
    int number = 0;
    for (const Level& level : levels()) {
        const auto effort = [&] {
            if (level.full()) return talk.text(phrases.level_of_time, fmt::format("{:g}", level.limits.seconds));
            if (level.slip > 0) return talk.text(phrases.level_with_blind_turns, level.limits.nodes, level.slip * 100);
            return talk.text(level.temperature > 0 ? phrases.level_with_slips : phrases.level_of_nodes,
                             level.limits.nodes);
        };
        talk.line(fmt::format("  {}  {:<13} {}", ++number, talk.text(level_in_words(level.name)), effort()));
    }
    talk.say(phrases.levels_foot);
}

std::optional<Agreed> agree(Talk& talk, const Wishes& wishes, std::optional<Record> begun) {
    Agreed out;
    for (const Side side : {Side::white, Side::black}) {
        std::optional<Seat> seat = ask_seat(talk, side, wishes);
        if (!seat) return std::nullopt;
        out.seats[static_cast<std::size_t>(side)] = std::move(*seat);
    }
    if (begun) {
        out.record = std::move(*begun);
        out.file = wishes.saved;
    } else if (wishes.fresh || wishes.size) {
        out.record.start = *new_position(wishes.size.value_or(largest_side));
    } else {
        std::optional<Chosen> chosen = ask_game(talk, largest_side);
        if (!chosen) return std::nullopt;
        out.record = std::move(chosen->record);
        out.file = std::move(chosen->file);
    }
    out.clock = wishes.clock;
    out.threads = wishes.threads;
    out.seed = wishes.seed;
    return out;
}

}  // namespace ariadne::amazons
