public import Foundation
public import Immersion

/// Cards as text and as Anki's packages, by the ending of the file's name.
public actor CardFiles: CardFilesProtocol {
    private let home: String
    private let folder: String
    private let now: @Sendable () -> Date

    /// - Parameters:
    ///   - home: what `~` stands for.
    ///   - folder: where relative names begin.
    public init(
        home: String, folder: String = FileManager.default.currentDirectoryPath,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        (self.home, self.folder, self.now) = (home, folder, now)
    }

    public func cards(in path: String, of language: RoomLanguage) throws(CardFileError) -> [ReviewCard] {
        let file = url(path)
        let kind = try Self.kind(of: file)
        let data = try read(file, atMost: kind == .package ? PackageReader.largest : CardTable.largest)
        switch kind {
        case .package:
            do throws(AnkiPackageError) {
                return try AnkiPackage.contents(of: data, language: language, at: now()).cards
            } catch {
                throw Self.error(error)
            }
        case .text:
            do throws(CardTableError) {
                return try CardTable.cards(from: String(decoding: data, as: UTF8.self), language: language, at: now())
            } catch {
                throw Self.error(error)
            }
        }
    }

    public func write(_ cards: [ReviewCard], of language: RoomLanguage, to path: String) throws(CardFileError) {
        let file = url(path)
        let data: Data
        switch try Self.kind(of: file) {
        case .text: data = Data(CardTable.text(of: cards).utf8)
        case .package:
            do throws(AnkiPackageError) {
                data = try AnkiPackage.data(of: cards, deck: "echo-tui::\(language.title)", at: now())
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
        if path == "~" || path.hasPrefix("~/") { return URL(filePath: home + path.dropFirst()) }
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
        case .cannotWrite: .unwritable
        }
    }
}
