import EchoWire
import Foundation

extension TranslationSession {
    private static let appendLimit = 1 << 20
    private static let mostUpdates = 16

    mutating func read(_ text: Data) {
        guard let json = try? JSONValue(parsing: text), case .object(let object) = json else {
            return refuse(.invalidEvent("The event is not a valid JSON object."), nil)
        }
        let eventID = object["event_id"]?.string
        do throws(SessionProblem) {
            try obey(try Self.event(object))
        } catch {
            refuse(error, eventID)
        }
    }

    private mutating func obey(_ event: TranslationClientEvent) throws(SessionProblem) {
        switch event {
        case .update(let event): try update(event)
        case .audioAppend(let event): try append(event.audio)
        case .close: close()
        case .unknown: break
        }
    }

    /// A language is only promised when somebody translates into it.
    private mutating func update(_ event: TranslationUpdate) throws(SessionProblem) {
        guard updates.count < Self.mostUpdates else {
            throw .invalid("session", "Too many updates wait for the translator.")
        }
        if let language = event.session.audio?.output?.language {
            guard (2...12).contains(language.utf8.count), language.utf8.allSatisfy(Self.isOfLanguage) else {
                throw .unsupportedLanguage(language)
            }
        }
        updates.append(event)
        actions.append(
            .askTranslator(language: event.session.audio?.output?.language ?? settings.audio?.output?.language ?? "en"))
    }

    /// Answers come in the order of the questions.
    mutating func settle(_ language: String, _ can: Bool) {
        guard !updates.isEmpty else { return }
        let update = updates.removeFirst()
        guard can else { return refuse(.unsupportedLanguage(language), update.eventID) }
        var audio = settings.audio ?? TranslationAudio()
        var input = audio.input ?? TranslationAudioInput()
        input.transcription = update.session.audio?.input?.transcription ?? input.transcription
        input.noiseReduction = update.session.audio?.input?.noiseReduction ?? input.noiseReduction
        audio.input = input
        audio.output = TranslationAudioOutput(language: language)
        settings.audio = audio
        tell(.updated(TranslationUpdated(eventID: ids.next("event"), session: settings)))
    }

    private static func isOfLanguage(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "-")
    }

    private static func event(_ object: JSONObject) throws(SessionProblem) -> TranslationClientEvent {
        guard let type = object["type"] else { throw .missing("type") }
        guard let name = type.string, let shape = TranslationEventShapes.all[name] else {
            let names = TranslationEventShapes.all.keys.sorted().map { "'\($0)'" }.joined(separator: ", ")
            throw .invalid(
                "type",
                "Invalid value: '\((type.string ?? type.text).prefix(80))'. Supported values are: \(names).")
        }
        let checked = try shape.reading(object)
        if name == TranslationAudioAppend.type, checked["audio"]?.string?.utf8.count ?? 0 > appendLimit {
            throw .invalid("audio", "At most 1 MiB of audio fits into one event: send it as it is recorded.")
        }
        do throws(WireError) {
            return try TranslationClientEvent(.object(checked))
        } catch {
            throw .invalid("audio", "The audio is not valid base64.")
        }
    }
}

extension SessionProblem {
    fileprivate static func unsupportedLanguage(_ language: String) -> SessionProblem {
        .invalid(
            "session.audio.output.language",
            "Unsupported output language: nobody here translates into '\(language.prefix(20))'.")
    }
}

/// The published shape of every client event of a translation session, by its type.
private enum TranslationEventShapes {
    static let all: [String: JSONShape] = [
        "session.update": event(["session": session], required: ["session"]),
        "session.input_audio_buffer.append": event(["audio": .string], required: ["audio"]),
        "session.close": event([:]),
    ]

    private static func event(_ members: [String: JSONShape], required: [String] = []) -> JSONShape {
        let common: [String: JSONShape] = [
            "type": .string, "event_id": .nullable(.text(maximum: ClientEventShapes.eventIDLimit)),
        ]
        return .object(members.merging(common) { member, _ in member }, required: required)
    }

    private static let session = JSONShape.object([
        "audio": .object([
            "input": .object([
                "transcription": .nullable(.object(["model": .string], required: ["model"])),
                "noise_reduction": .nullable(
                    .object(
                        ["type": .oneOf(["near_field", "far_field"]), "strength": .number(0...1)], required: ["type"])),
            ]),
            "output": .object(["language": .string]),
        ])
    ])
}
