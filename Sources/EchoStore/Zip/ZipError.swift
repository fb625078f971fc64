/// Why a zip file cannot be read or written: the end of a sentence that begins with its name.
struct ZipError: Error, Hashable {
    let reason: String

    static let notAZip = ZipError(reason: "is no zip file, or is cut off")
    static let damaged = ZipError(reason: "is damaged")
    static let encrypted = ZipError(reason: "is encrypted: unpack it with its password first")
    static let unknownMethod = ZipError(reason: "is packed in a way that is not known here: unpack it first")
    static let bomb = ZipError(reason: "grows beyond all measure when it is unpacked, and is not read any further")
}
