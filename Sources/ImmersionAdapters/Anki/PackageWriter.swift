import CZlib

/// Puts files together to a package, unpacked: sounds are packed already.
enum PackageWriter {
    static func bytes(of files: [PackedFile]) -> [UInt8] {
        var package: [UInt8] = []
        var directory: [UInt8] = []
        for file in files {
            let checksum = file.bytes.withUnsafeBufferPointer { crc32(0, $0.baseAddress, uInt($0.count)) }
            let name = Array(file.name.utf8)
            // Version, flags (names are UTF-8), no packing, the first moment the format knows, then the sizes.
            let common =
                PackageBytes.number(20, 2) + PackageBytes.number(0x800, 2) + PackageBytes.number(0, 2)
                + PackageBytes.number(0, 2) + PackageBytes.number(0x21, 2)
                + PackageBytes.number(Int(checksum), 4) + PackageBytes.number(file.bytes.count, 4)
                + PackageBytes.number(file.bytes.count, 4) + PackageBytes.number(name.count, 2)
                + PackageBytes.number(0, 2)
            directory += [0x50, 0x4B, 1, 2] + PackageBytes.number(20, 2) + common
            directory += [UInt8](repeating: 0, count: 10) + PackageBytes.number(package.count, 4) + name
            package += [0x50, 0x4B, 3, 4] + common + name + file.bytes
        }
        let end =
            PackageBytes.number(0, 4) + PackageBytes.number(files.count, 2) + PackageBytes.number(files.count, 2)
            + PackageBytes.number(directory.count, 4) + PackageBytes.number(package.count, 4)
            + PackageBytes.number(0, 2)
        return package + directory + [0x50, 0x4B, 5, 6] + end
    }
}
