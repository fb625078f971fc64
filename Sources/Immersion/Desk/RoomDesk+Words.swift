import EchoAudio
import Foundation

/// What the words and lines of a room mean, and how they sound.
extension RoomDesk {
    /// Slower, for those who want to follow each sound.
    static let slowPace = 0.65

    /// What a word means; nil for one that nobody knows.
    func find(_ word: String, in language: RoomLanguage) async throws(ProviderError) -> FoundWord? {
        let kit = await parts.kit(for: language)
        let found: FoundWord?
        do throws(ProviderError) {
            found = try await WordFinder(kit, language: language, own: own).find(word)
        } catch {
            guard error.isLack, let known = await translated(word, in: language, nil, kit) else { throw error }
            return known
        }
        guard found?.meanings.isEmpty != false else { return found }
        return await translated(word, in: language, found, kit) ?? found
    }

    /// What no dictionary has, a provider that translates may know; what is made word by word teaches nothing.
    private func translated(
        _ word: String, in language: RoomLanguage, _ found: FoundWord?, _ kit: LanguageKit
    ) async -> FoundWord? {
        guard let translator = kit.translator, word.count <= Self.longestWord,
            let answer = try? await translator.ask(
                TranslationRequest(text: word, source: language.rawValue, target: own)
            ).answer,
            !answer.isRough
        else { return nil }
        let meanings = ([answer.text] + answer.alternatives).filter { !$0.isEmpty && $0 != word }
        guard !meanings.isEmpty else { return nil }
        return FoundWord(
            word: word, lemma: found?.lemma ?? word, form: found?.form ?? "", article: found?.article ?? "",
            reading: found?.reading ?? "", meanings: meanings)
    }

    private static let longestWord = 60

    /// How a word of the learner's own language is said; nil for one that nobody knows.
    func express(_ word: String, in language: RoomLanguage) async throws(ProviderError) -> FoundWord? {
        try await WordFinder(await parts.kit(for: language), language: language, own: own).express(word)
    }

    /// Notes at a line what a word in it means.
    func note(_ word: FoundWord, at line: Int) {
        guard let lines = visit?.session.lines, lines.indices.contains(line) else { return }
        visit?.session.lookUp(
            word.headword, reading: word.reading, translation: word.meaning, line: line,
            isInLine: lines[line].text.localizedCaseInsensitiveContains(word.word))
        onNotes(line)
    }

    /// A line in the learner's language.
    func translation(of text: String) async throws(ChainFailure) -> Translation {
        guard let visit, let translator = visit.kit.translator else {
            throw ChainFailure(missingTranslator)
        }
        let request = TranslationRequest(text: text, source: visit.language.rawValue, target: own)
        return told(try await translator.ask(request))
    }

    /// Apertium translates few languages.
    private var missingTranslator: ProviderError {
        switch (visit?.language, own) {
        case (.spanish, _): .notInstalled(part: "Apertium, Spanish–English")
        case (.french, "es"): .notInstalled(part: "Apertium, French–Spanish")
        default: .nobodyTranslates
        }
    }

    /// Makes the sound of a word, wherever one is.
    ///
    /// - Parameter tongue: the language that the word is of, "en", where a voice of the room speaks that too; nil for the
    ///   room's.
    func sound(
        of word: String, in language: RoomLanguage, spokenIn tongue: String? = nil
    ) -> @Sendable () async throws -> PCM16 {
        { [parts] in
            guard let voice = await parts.kit(for: language).voice else {
                throw ProviderProblem(error: .notInstalled(part: "a voice of \(language.title)"))
            }
            let request = VoiceRequest(text: word, language: tongue ?? language.usualRegion)
            do {
                return try await RoomSound.make(request, by: voice) { _ in }
            } catch let failure as ChainFailure {
                throw ProviderProblem(failure)
            }
        }
    }

    /// As the persona says it.
    func request(_ text: String, _ visit: RoomVisit, pace: Double = 1) -> VoiceRequest {
        let (own, region) = (visit.persona.voice, visit.persona.region)
        return VoiceRequest(
            text: text, language: region.isEmpty ? visit.language.usualRegion : region, voice: own.isEmpty ? nil : own,
            pace: pace * self.pace)
    }

    /// Makes the sound of a line; nil where nobody can speak it.
    func sound(of text: String, pace: Double = 1) -> (@Sendable () async throws -> PCM16)? {
        guard let visit, let voice = visit.kit.voice else { return nil }
        let request = request(text, visit, pace: pace)
        return { [weak self] in
            try await RoomSound.make(request, by: voice) { [weak self] provided in _ = await self?.told(provided) }
        }
    }
}
