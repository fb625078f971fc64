/// Why a zip file cannot be read or written: the end of a sentence that begins with its name.
package struct ZipError: Error, Hashable {
    package let reason: String

    package static let notAZip = ZipError(reason: "is not a zip file, or is cut off")
    package static let damaged = ZipError(reason: "is damaged")
    package static let encrypted = ZipError(reason: "is encrypted: unpack it with its password first")
    package static let unknownMethod = ZipError(reason: "is compressed in an unknown way: unpack it first")
    package static let bomb = ZipError(
        reason: "grows far too large when it is unpacked, and was not read any further")
}
