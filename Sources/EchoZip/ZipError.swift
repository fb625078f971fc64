/// Why a zip file cannot be read or written: the end of a sentence that begins with its name.
package struct ZipError: Error, Hashable {
    package let reason: String

    package static let notAZip = ZipError(reason: "is no zip file, or is cut off")
    package static let damaged = ZipError(reason: "is damaged")
    package static let encrypted = ZipError(reason: "is encrypted: unpack it with its password first")
    package static let unknownMethod = ZipError(reason: "is packed in a way that is not known here: unpack it first")
    package static let bomb = ZipError(
        reason: "grows beyond all measure when it is unpacked, and is not read any further")
}
