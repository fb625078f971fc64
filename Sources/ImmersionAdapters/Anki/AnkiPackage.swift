import EchoZip
public import Foundation
public import Immersion

/// A deck as a file for Anki (`.apkg`): words with their sounds, their schedule and the review log.
public enum AnkiPackage {
    /// - Parameters:
    ///   - deck: the deck's name; `::` makes it part of another.
    ///   - sounds: by file name, as the cards name them. A card whose sound is not there has none.
    public static func data(
        of pack: CardPack, deck: String, sounds: [String: Data] = [:], at now: Date
    ) throws(AnkiPackageError) -> Data {
        let used = Set(pack.cards.compactMap(\.sound)).intersection(sounds.keys).sorted()
        if let odd = used.first(where: { CardMarkup.sound("[sound:\($0)]") != $0 }) { throw .soundName(odd) }
        guard used.count < PackageReader.mostFiles,
            used.reduce(0, { $0 + (sounds[$1]?.count ?? 0) }) < PackageReader.largest / 2
        else { throw .tooLarge }
        let collection = try AnkiCollectionFile.bytes(of: pack, deck: deck, sounds: Set(used), at: now)
        let names = Dictionary(uniqueKeysWithValues: used.enumerated().map { (String($0), $1) })
        guard let media = try? JSONEncoder().encode(names) else { throw .cannotWrite }
        let files =
            [PackedFile(name: "collection.anki2", bytes: collection), PackedFile(name: "media", bytes: Array(media))]
            + used.enumerated().map { PackedFile(name: String($0), bytes: Array(sounds[$1] ?? Data())) }
        return Data(try PackageWriter.bytes(of: files))
    }

    /// The first field is taken for the word, the second for its translation, the third for a sentence.
    public static func contents(of data: Data, language: RoomLanguage, at now: Date) throws(AnkiPackageError)
        -> AnkiContents
    {
        guard data.count <= PackageReader.largest else { throw .tooLarge }
        let package = try PackageReader(Array(data))
        if let meta = try package.file("meta"), let version = PackedContent.version(in: meta), version > newest {
            throw .newerFormat
        }
        // Beside it lies an older one, which says only that Anki has to be renewed.
        let isPacked = package.names.contains(packed)
        let older = package.names.contains("collection.anki21") ? "collection.anki21" : "collection.anki2"
        guard var collection = try package.file(isPacked ? packed : older) else { throw .notAPackage }
        if isPacked { collection = try PackedContent.unpacked(collection) }
        let pack = try AnkiCollectionFile.pack(in: collection, language: language, at: now)
        return AnkiContents(pack: pack, sounds: try sounds(pack.cards, in: package, isPacked: isPacked))
    }

    /// What Anki of version 2.1.50 and later exports unless it is to support older ones.
    private static let packed = "collection.anki21b"
    private static let newest = 3

    /// The names of sounds by the names of their files.
    private static func names(in media: [UInt8], isPacked: Bool) throws(AnkiPackageError) -> [String: String] {
        guard isPacked else {
            return (try? JSONDecoder().decode([String: String].self, from: Data(media))) ?? [:]
        }
        let list = PackedContent.names(in: try PackedContent.unpacked(media, atMost: PackedContent.largestList))
        return Dictionary(uniqueKeysWithValues: list.enumerated().map { (String($0), $1) })
    }

    private static func sounds(
        _ cards: [ReviewCard], in package: PackageReader, isPacked: Bool
    ) throws(AnkiPackageError) -> [String: Data] {
        guard let media = try package.file("media") else { return [:] }
        let wanted = Set(cards.compactMap(\.sound))
        var sounds: [String: Data] = [:]
        var total = 0
        for (file, name) in try names(in: media, isPacked: isPacked) where wanted.contains(name) {
            guard var bytes = try package.file(file) else { continue }
            if isPacked { bytes = try PackedContent.unpacked(bytes) }
            total += bytes.count
            guard total <= PackageReader.largest else { throw .tooLarge }
            sounds[name] = Data(bytes)
        }
        return sounds
    }
}

/// Puts files together to a package, unpacked: sounds are packed already.
enum PackageWriter {
    static func bytes(of files: [PackedFile]) throws(AnkiPackageError) -> [UInt8] {
        // The first moment that the format knows.
        let zip = ZipWriter(nil, date: .distantPast)
        do {
            for file in files { try zip.add(file.name, stored: file.bytes) }
            try zip.finish()
        } catch {
            throw .cannotWrite
        }
        return zip.bytes
    }
}
