import Foundation
import NIOSSL

/// An authority that is made for one test, and that no machine trusts by itself.
final class TestAuthority: Sendable {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "authority-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try make("authority", "/CN=Test authority", ["-addext", "basicConstraints=critical,CA:TRUE"])
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Its certificate, for whoever is to trust it.
    var file: String { path("authority.pem") }

    /// The files of a server by these names, which the authority vouches for.
    func files(for names: [String]) throws -> (certificate: String, key: String) {
        let list = names.map { "DNS:\($0)" }.joined(separator: ",")
        try make(
            "server", "/CN=\(names[0])",
            ["-CA", file, "-CAkey", path("authority.key"), "-addext", "subjectAltName=\(list)"])
        return (path("server.pem"), path("server.key"))
    }

    /// The encryption of such a server.
    func server(for names: String...) throws -> NIOSSLContext {
        let files = try files(for: names)
        let chain = try NIOSSLCertificate.fromPEMFile(files.certificate)
        let key = try NIOSSLPrivateKey(file: files.key, format: .pem)
        return try NIOSSLContext(
            configuration: .makeServerConfiguration(
                certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(key)))
    }

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func make(_ name: String, _ subject: String, _ options: [String]) throws {
        let openssl = Process()
        openssl.executableURL = URL(filePath: "/usr/bin/env")
        openssl.arguments =
            ["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256", "-nodes"]
            + ["-keyout", path("\(name).key"), "-out", path("\(name).pem"), "-days", "2", "-subj", subject] + options
        openssl.standardError = FileHandle.nullDevice
        try openssl.run()
        openssl.waitUntilExit()
        guard openssl.terminationStatus == 0 else { throw CocoaError(.fileWriteUnknown) }
    }
}
