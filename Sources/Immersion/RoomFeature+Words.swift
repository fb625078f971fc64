import Echo
import EchoScreen
import EchoText
import Foundation

/// What words and lines mean, how they sound, and which of them become cards.
extension RoomFeature {
    func learn(_ command: Command, _ words: String) -> Bool {
        switch command {
        case .lookUpWords: lookUpWords()
        case .lookUpWord: lookUp(words)
        case .translateLine: translateLine()
        case .sayLineAgain: sayLine()
        case .sayLineSlower: sayLine(pace: RoomDesk.slowPace)
        case .compareSounds: compareSounds()
        case .makeCard: makeCard()
        case .withdrawCorrection: withdrawCorrection()
        default: return false
        }
        return true
    }

    /// The line that is meant: the selected one, else the persona's last.
    private var meantLine: Int? {
        if screen.selectsMessage { return screen.selectedMessage.flatMap { lines[$0] } }
        return desk.visit?.session.lines.lastIndex { !$0.isLearner }
    }

    private func line(_ index: Int) -> RoomLine? {
        guard let lines = desk.visit?.session.lines, lines.indices.contains(index) else { return nil }
        return lines[index]
    }

    // MARK: words

    private func lookUpWords() {
        guard let visit = desk.visit else { return notInRoom() }
        if !screen.written.isEmpty {
            guard let word = LineWords.word(at: screen.written.caret, in: screen.written.text) else { return }
            return lookUp(word)
        }
        guard let index = meantLine, let line = line(index) else {
            return screen.notify("This is not a line of the room: select one that is.", .warning)
        }
        let words = LineWords.words(of: line.text, in: visit.language)
        screen.show(WordsPanel(line: index, text: line.text, words: words))
        find(words, in: visit.language)
    }

    /// One after the other; they are shown as they are found.
    private func find(_ words: [String], in language: RoomLanguage) {
        run { feature in
            for word in words {
                guard let panel = feature.screen.open(WordsPanel.self), panel.words == words else { return }
                do throws(ProviderError) {
                    let found = try await feature.desk.find(word, in: language)
                    feature.screen.update(WordsPanel.self) { $0.show(found, for: word) }
                } catch {
                    feature.screen.update(WordsPanel.self) { $0.fail(error) }
                    return
                }
                feature.screen.publish()
            }
        }
    }

    /// A word that was written, in either language; outside a room it is one of the language that is learned.
    private func lookUp(_ words: String) {
        let word = words.trimmed
        guard !word.isEmpty else { return lookUpWords() }
        let language = language
        let news = tellLater(
            "Looking up “\(word)” … A dictionary that is read for the first time takes up to a minute.")
        run { feature in
            defer { news.cancel() }
            do throws(ProviderError) {
                let found = try await feature.desk.find(word, in: language)
                let isSure = found?.isToldAlone ?? false
                // The dictionary of the other direction may have to be read first, which takes a minute.
                if let found, isSure { feature.tell([found], of: word, language) }
                let told = FoundWord.told(found, try await feature.expressed(word, language, isNeeded: found == nil))
                isSure ? told.dropFirst().forEach(feature.tell) : feature.tell(told, of: word, language)
            } catch {
                feature.tell(error)
            }
        }
    }

    /// Says what is being done, unless it is done by then.
    private func tellLater(_ wording: Wording) -> Task<Void, Never> {
        Task { [weak self] in
            await self?.screen.wait(for: .seconds(1))
            guard !Task.isCancelled else { return }
            self?.screen.notify(wording)
            self?.screen.publish()
        }
    }

    /// What is written in Japanese is no word of one's own.
    private func expressed(
        _ word: String, _ language: RoomLanguage, isNeeded: Bool
    ) async throws(ProviderError) -> FoundWord? {
        guard language != .japanese || !JapaneseText.isIn(word) else { return nil }
        return isNeeded ? try await desk.express(word, in: language) : try? await desk.express(word, in: language)
    }

    /// The first of them is noted.
    private func tell(_ found: [FoundWord], of word: String, _ language: RoomLanguage) {
        found.forEach(tell)
        if let first = found.first, let line = desk.visit?.session.lines.indices.last { desk.note(first, at: line) }
        defer { screen.publish() }
        guard found.isEmpty else { return }
        // What is written in other letters was meant to be said in Japanese.
        let isOwn = language == .japanese && !JapaneseText.isIn(word)
        screen.notify(
            isOwn ? "Nobody here knows a Japanese word for “\(word)”." : "Nobody here knows the word “\(word)”.",
            .warning)
    }

    private func tell(_ word: FoundWord) {
        let known = [word.reading, word.form].filter { !$0.isEmpty }.joined(separator: " · ")
        let form = known.isEmpty ? "" : " (\(known))"
        let english = word.isInEnglish ? " (in English: no dictionary of your language is installed)" : ""
        screen.notify("\(word.headword)\(form): \(word.meaning)\(english)")
    }

    func performInWords(_ command: Command) -> Bool {
        guard let panel = screen.open(WordsPanel.self) else { return false }
        switch command {
        case .open, .send: note(panel)
        case .makeCard: makeCard(of: panel)
        case .sayLineAgain: if let word = panel.selected { speak(word.found?.headword ?? word.text) }
        default: return false
        }
        return true
    }

    private func note(_ panel: WordsPanel) {
        guard let found = panel.selected?.found, !found.meanings.isEmpty else { return }
        desk.note(found, at: panel.line)
        screen.closePanel()
    }

    private func makeCard(of panel: WordsPanel) {
        guard let found = panel.selected?.found, let card = desk.card(of: found, at: panel.line, now: now) else {
            return screen.notify("Only a word with a known meaning can become a card.", .warning)
        }
        desk.note(found, at: panel.line)
        keep(card)
    }

    // MARK: lines

    private func translateLine() {
        guard desk.visit != nil else { return notInRoom() }
        guard let index = meantLine, let line = line(index) else {
            return screen.notify("This is not a line of the room: select one that is.", .warning)
        }
        if desk.own == OwnLanguage.standard, let means = desk.visit?.session.meaning(ofLine: index) {
            return note(Translation(text: means), at: index)
        }
        run { feature in
            do throws(ChainFailure) {
                feature.note(try await feature.desk.translation(of: line.better), at: index)
            } catch {
                guard error.main.isLack, let means = feature.desk.visit?.session.meaning(ofLine: index) else {
                    return feature.tell(ProviderProblem(error))
                }
                feature.note(Translation(text: means), at: index)
                feature.screen.notify("Nobody here translates into your language: this is English.")
            }
        }
    }

    private func note(_ translation: Translation, at line: Int) {
        desk.visit?.session.translate(line: line, translation.text, isRough: translation.isRough)
        desk.onNotes(line)
    }

    /// One's own line as it should be: it is what one wants to hear.
    private func sayLine(pace: Double = 1) {
        guard desk.visit != nil else { return notInRoom() }
        guard let index = meantLine, let line = line(index) else {
            return screen.notify("This is not a line of the room: select one that is.", .warning)
        }
        speak(line.better, pace: pace)
    }

    /// - Parameter isWished: somebody asked for it, whatever the settings say.
    func speak(_ text: String, pace: Double = 1, isWished: Bool = true) {
        guard isWished || screen.isSpoken && (screen.preferences[flag: .roomSpeaks] ?? true) else { return }
        guard let sound = desk.sound(of: text, pace: pace) else {
            if isWished, let language = desk.visit?.language {
                screen.notify(
                    "This machine has no voice for \(language.title): /get-language installs what there is.", .warning)
            }
            return
        }
        screen.play(isWished: isWished) {
            do {
                return try await sound()
            } catch let failure as ChainFailure {
                throw ProviderProblem(failure)
            }
        }
    }

    private func tell(_ error: ProviderError) { tell(ProviderProblem(error: error)) }

    func tell(_ problem: ProviderProblem) { screen.notify(problem.wording, problem.role) }

    // MARK: cards

    private func makeCard() {
        guard desk.visit != nil else { return notInRoom() }
        let line = screen.selectsMessage ? screen.selectedMessage.flatMap { lines[$0] } : nil
        guard let card = desk.candidate(line: line, at: now) else {
            return screen.notify(
                """
                There is nothing new to keep: a card is made of a correction, or of a word that was looked up \
                (\(key: .lookUpWords)).
                """, .warning)
        }
        keep(card)
    }

    private func keep(_ card: ReviewCard) {
        guard desk.keep([card]) > 0 else { return screen.notify("There is already a card for \(card.word).") }
        screen.notify("New card: \(RoomCards.told(card))", .success)
        run { await $0.desk.makeSounds(for: [card]) }
    }
}
