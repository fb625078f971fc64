/// Who may import whom: the arrows of the house, which point down only.
enum Arrows {
    /// What comes with the toolchain and has no device behind it.
    static let platform: Set = ["Foundation", "Synchronization"]
    static let network: Set = ["NIOCore", "NIOPosix", "NIOHTTP1", "NIOWebSocket", "NIOFoundationCompat"]

    static let allowed: [String: Set<String>] = [
        "EchoConcurrency": [],
        "EchoPrograms": ["CPrograms", "Glibc"],
        "EchoWire": [],
        "EchoCrypto": ["COpenSSL"],
        "EchoRecognition": ["CPocketSphinx"],
        "EchoZip": ["CZlib"],
        "EchoAudio": ["CSpeexDSP"],
        "EchoText": ["CCmark"],
        "Echo": ["EchoWire", "EchoAudio", "EchoConcurrency", "EchoPrograms", "CZlib"],
        "EchoServing": network.union(["EchoWire", "EchoConcurrency", "NIOSSL", "EchoCrypto"]),
        "EchoScreen": ["Echo", "EchoAudio", "EchoText"],
        "EchoApp": ["Echo", "EchoScreen", "EchoAudio", "EchoText"],
        "EchoTerminal": ["EchoScreen", "EchoText", "EchoPrograms", "CNcurses", "TOMLKit", "Glibc", "Dispatch"],
        "EchoALSA": ["Echo", "EchoAudio", "CALSA", "Glibc"],
        "EchoStore": [
            "EchoScreen", "EchoText", "Echo", "EchoAudio", "EchoConcurrency", "EchoPrograms",
            "TOMLKit", "GRDB", "EchoCrypto", "EchoZip", "EchoWire", "CSecret", "CArgon2", "COpus", "CFLAC", "CZlib",
            "Glibc",
        ],
        "EchoWake": ["Echo", "EchoScreen", "EchoAudio", "EchoConcurrency", "EchoRecognition"],
        "LocalBackend": network.subtracting(["NIOWebSocket"]).union([
            "EchoWire", "EchoAudio", "EchoText", "EchoServing", "EchoConcurrency", "EchoPrograms", "EchoRecognition",
            "CFlite", "Glibc", "DequeModule",
        ]),
        "PhoneBridge": [
            "EchoWire", "EchoServing", "EchoAudio", "EchoText", "EchoConcurrency", "Echo", "CPostgres", "NIOCore",
            "NIOPosix", "NIOHTTP1", "NIOSSL", "AsyncHTTPClient", "EchoCrypto", "EchoPrograms", "DequeModule", "GRDB",
        ],
        "PhoneExchange": network.union([
            "EchoWire", "EchoAudio", "EchoServing", "EchoConcurrency", "EchoCrypto", "AsyncHTTPClient",
        ]),
        "History": ["Echo", "EchoAudio", "EchoText", "EchoScreen"],
        "Phone": [
            "PhoneBridge", "PhoneExchange", "Echo", "EchoAudio", "EchoText", "EchoConcurrency", "EchoServing",
            "EchoScreen", "Glibc",
        ],
        "House": ["Echo", "EchoWire", "EchoText", "EchoConcurrency", "EchoScreen"],
        "HouseAdapters": [
            "House", "Echo", "EchoWire", "EchoConcurrency", "NIOCore", "NIOPosix", "EchoCrypto",
        ],
        "Immersion": ["Echo", "EchoAudio", "EchoText", "EchoConcurrency", "EchoScreen"],
        "ImmersionAdapters": [
            "Immersion", "Echo", "EchoWire", "EchoAudio", "EchoText", "EchoConcurrency", "EchoPrograms", "EchoScreen",
            "EchoRecognition", "EchoZip", "CPico", "CMpg123", "CZlib", "CZstd", "GRDB", "TOMLKit", "EchoCrypto",
            "Glibc",
        ],
        "echo-tui": [
            "EchoAudio", "EchoText", "Echo", "EchoScreen", "EchoApp", "EchoTerminal", "EchoALSA",
            "EchoStore", "EchoWake", "LocalBackend", "EchoServing", "Phone", "PhoneBridge", "PhoneExchange",
            "History", "House", "HouseAdapters", "Immersion", "ImmersionAdapters", "ArgumentParser", "Glibc", "CBuild",
        ],
    ]

    /// Folders that may import more than the rest of their module.
    static let allowedInFolder: [String: Set<String>] = [
        "Sources/Echo/Transport/": network.union(["NIOSSL", "Glibc", "AsyncHTTPClient"]),
        "Sources/LocalBackend/Remote/": ["AsyncHTTPClient"],
    ]

    static func violations(in file: SourceFile) -> [Violation] {
        guard let allowed = allowed[file.module] else { return [] }
        let local = allowedInFolder.first { file.path.hasPrefix($0.key) }?.value ?? []
        let permitted = allowed.union(platform).union(local)
        return file.imports.filter { !permitted.contains($0.module) }.map {
            Violation(path: file.path, line: $0.line, reason: "\(file.module) must not import \($0.module)")
        }
    }

    /// Arrows that are drawn and nobody follows.
    static func unused(
        by sources: [SourceFile], among allowed: [String: Set<String>] = allowed,
        inFolders folders: [String: Set<String>] = allowedInFolder
    ) -> [Violation] {
        let places = allowed.map { ("Sources/\($0.key)/", $0.value) } + folders.map { ($0.key, $0.value) }
        return places.sorted { $0.0 < $1.0 }.flatMap { place, modules in
            let files = sources.filter { $0.path.hasPrefix(place) }
            return modules.subtracting(files.flatMap { $0.imports.map(\.module) }).sorted().map {
                Violation(path: place, line: 1, reason: "nobody imports \($0)")
            }
        }
    }

    /// What the package's manifest lets a module link, which is more than it may import where a folder may import more.
    static func violations(in manifest: PackageManifest) -> [Violation] {
        allowed.keys.sorted().flatMap { module in
            let folders = allowedInFolder.filter { $0.key.hasPrefix("Sources/\(module)/") }.values
            let permitted = folders.reduce(allowed[module, default: []]) { $0.union($1) }
            return manifest.dependencies(of: module).subtracting(permitted).sorted().map {
                Violation(path: "Package.swift", line: 1, reason: "\(module) must not depend on \($0)")
            }
        }
    }
}
