/// A file in a zip file, as the directory at its end tells. The name is never used as a path.
package struct ZipEntry: Hashable {
    package let name: String
    let isEncrypted: Bool
    let method: UInt16
    let checksum: UInt32
    let packedSize: UInt64
    package let size: UInt64
    /// Where its own header begins.
    let offset: UInt64

    package var lastName: Substring { name.split(separator: "/").last ?? "" }
}
