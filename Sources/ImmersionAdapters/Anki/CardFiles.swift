import EchoText
public import Foundation
public import Immersion

/// Cards as text and as Anki's packages, by the ending of the file's name.
public actor CardFiles: CardFilesProtocol {
    private let home: String
    private let folder: String
    private let sounds: CardSounds?
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - home: what `~` stands for.
    ///   - folder: where relative names begin.
    ///   - sounds: go into packages, and come out of them; nil for none.
    public init(
        home: String, folder: String = FileManager.default.currentDirectoryPath, sounds: CardSounds? = nil,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.home, self.folder, self.sounds, self.now) = (home, folder, sounds, now)
    }

    public func pack(in path: String, of language: RoomLanguage) async throws(CardFileError) -> CardPack {
        let file = url(path)
        let kind = try Self.kind(of: file)
        let data = try read(file, atMost: kind == .package ? PackageReader.largest : CardTable.largest)
        switch kind {
        case .package:
            let contents: AnkiContents
            do throws(AnkiPackageError) {
                contents = try AnkiPackage.contents(of: data, language: language, at: now())
            } catch {
                throw Self.error(error)
            }
            return await keep(contents)
        case .text:
            let text = try Self.text(data)
            do throws(CardTableError) {
                return try CardTable.pack(from: text, language: language, at: now())
            } catch {
                throw Self.error(error)
            }
        }
    }

    /// As UTF-8, or as UTF-16 where the file begins with its mark, as spreadsheets write it.
    private static func text(_ data: Data) throws(CardFileError) -> String {
        let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
        let encoding: String.Encoding = marks.contains { data.starts(with: $0) } ? .utf16 : .utf8
        guard let text = String(data: data, encoding: encoding) else { throw .otherEncoding }
        return text
    }

    /// Cards without the sounds that are not kept.
    private func keep(_ contents: AnkiContents) async -> CardPack {
        var kept: Set<String> = []
        for (name, data) in contents.sounds where await sounds?.keep(data, named: name) == true { kept.insert(name) }
        let cards = contents.cards.map { card in
            var card = card
            if let sound = card.sound, !kept.contains(sound) { card.sound = nil }
            return card
        }
        return CardPack(cards, answers: contents.pack.answers)
    }

    public func write(_ pack: CardPack, of language: RoomLanguage, to path: String) async throws(CardFileError) {
        let file = url(path)
        let data: Data
        switch try Self.kind(of: file) {
        case .text: data = Data(CardTable.text(of: pack.cards).utf8)
        case .package:
            let sounds = await sounds?.data(of: pack.cards) ?? [:]
            do throws(AnkiPackageError) {
                data = try AnkiPackage.data(of: pack, deck: language.ankiDeck, sounds: sounds, at: now())
            } catch {
                throw Self.error(error)
            }
        }
        guard !FileManager.default.fileExists(atPath: file.path) else { throw .exists }
        do {
            try data.write(to: file, options: .withoutOverwriting)
        } catch {
            throw .unwritable
        }
    }

    private enum Kind { case text, package }

    private static func kind(of file: URL) throws(CardFileError) -> Kind {
        switch file.pathExtension.lowercased() {
        case "txt", "tsv": .text
        case "apkg": .package
        default: throw .unknownKind
        }
    }

    private func url(_ path: String) -> URL {
        let path = HomeFolder(path: home).expanded(path)
        return path.hasPrefix("/") ? URL(filePath: path) : URL(filePath: folder).appending(path: path)
    }

    private func read(_ file: URL, atMost limit: Int) throws(CardFileError) -> Data {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { throw .missing }
        // What is no file might never end.
        guard attributes[.type] as? FileAttributeType == .typeRegular else { throw .unreadable }
        guard (attributes[.size] as? Int ?? .max) <= limit else { throw .tooLarge }
        guard let data = FileManager.default.contents(atPath: file.path) else { throw .unreadable }
        return data
    }

    private static func error(_ error: CardTableError) -> CardFileError {
        switch error {
        case .tooLarge: .tooLarge
        case .tooFewColumns(let line), .noWord(let line), .openQuote(let line): .damagedLine(line)
        }
    }

    private static func error(_ error: AnkiPackageError) -> CardFileError {
        switch error {
        case .tooLarge: .tooLarge
        case .notAPackage, .damaged, .soundName: .damaged
        case .newerFormat: .newerFormat
        case .noZstandard: .noZstandard
        case .cannotWrite: .unwritable
        }
    }
}
