// swift-tools-version: 6.3
import PackageDescription

let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("InferIsolatedConformances"),
    .treatAllWarnings(as: .error),
]

let nio: [Target.Dependency] = [
    .product(name: "NIOCore", package: "swift-nio"),
    .product(name: "NIOPosix", package: "swift-nio"),
    .product(name: "NIOHTTP1", package: "swift-nio"),
    .product(name: "NIOWebSocket", package: "swift-nio"),
    .product(name: "NIOFoundationCompat", package: "swift-nio"),
]

// With ECHO_COVERAGE, what is run of the engine and the wire is counted. Only there: counting slows and fattens all else.
let isCounted = Context.environment["ECHO_COVERAGE"] != nil

// As a dependency that was fetched a package may not have flags of its own.
let isFetched = Context.packageDirectory.contains("/checkouts/")
let whenTesting = BuildSettingCondition.when(configuration: .debug)

// Links the tests in half the time that the linker takes which is the default.
let linked: [LinkerSetting] = isFetched ? [] : [.unsafeFlags(["-use-ld=lld"], whenTesting)]

// Sums over each sample: without the optimiser they are most of what all tests take.
let optimised: [SwiftSetting] = isFetched ? [] : [.unsafeFlags(["-O"], whenTesting)]

// What is done for each key, event, frame and sample is built for speed. The rest is a fifth smaller when built for size.
let quick: Set = [
    "Echo", "EchoALSA", "EchoAudio", "EchoConcurrency", "EchoScreen", "EchoTerminal", "EchoText", "EchoWake",
    "EchoWire",
]
let small: [SwiftSetting] = isFetched ? [] : [.unsafeFlags(["-Osize"], .when(configuration: .release))]

// What `echo-tui --version` says beside the version. scripts/build.sh tells it; without, as outside a checkout, it is left out.
let told: [CSetting] = ["ECHO_COMMIT", "ECHO_SWIFT"].compactMap { name in
    guard let value = Context.environment[name], !value.isEmpty,
        value.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "." || $0 == "+") })
    else { return nil }
    return .define(name, to: value)
}

func module(
    _ name: String, _ dependencies: [Target.Dependency], resources: [Resource] = [], counted: Bool = false,
    settings: [SwiftSetting] = []
) -> Target {
    let settings = settings + (quick.contains(name) ? [] : small)
    guard counted, isCounted else {
        return .target(
            name: name, dependencies: dependencies, resources: resources, swiftSettings: strict + settings,
            linkerSettings: linked)
    }
    return .target(
        name: name, dependencies: dependencies, resources: resources,
        swiftSettings: strict + [.unsafeFlags(["-profile-coverage-mapping", "-profile-generate"], whenTesting)],
        linkerSettings: linked + [.unsafeFlags(["-profile-generate"], whenTesting)])
}

func tests(
    _ name: String, _ dependencies: [Target.Dependency],
    kits: [Target.Dependency] = [], exclude: [String] = []
) -> Target {
    .testTarget(
        name: name, dependencies: dependencies + kits + ["EchoTestKit"], exclude: exclude, swiftSettings: strict)
}

/// A small program that shows how the library is used; it is built with the tests and is no product.
func example(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .executableTarget(
        name: name, dependencies: ["Echo"] + dependencies, path: "Examples/\(name)", swiftSettings: strict)
}

let package = Package(
    name: "echo-tui",
    products: [
        .library(name: "Echo", targets: ["Echo"]),
        .library(name: "EchoALSA", targets: ["EchoALSA"]),
        .library(name: "EchoAudio", targets: ["EchoAudio"]),
        .library(name: "EchoWire", targets: ["EchoWire"]),
        .library(name: "EchoTestKit", targets: ["EchoTestKit"]),
        .executable(name: "echo-tui", targets: ["echo-tui"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-collections.git", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/LebJe/TOMLKit", from: "0.6.0"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .systemLibrary(name: "CPrograms"),
        .systemLibrary(name: "CNcurses", providers: [.apt(["libncurses-dev"])]),
        .target(name: "CALSA", linkerSettings: [.linkedLibrary("asound")]),
        // libsecret and libpq are loaded when they are needed, not linked.
        .target(name: "CLoading", linkerSettings: [.linkedLibrary("dl", .when(platforms: [.linux]))]),
        .target(name: "CSecret", dependencies: ["CLoading"]),
        .target(name: "CPostgres", dependencies: ["CLoading"]),
        .target(name: "CPico", dependencies: ["CLoading"]),
        .target(name: "CMpg123", dependencies: ["CLoading"]),
        .target(name: "CZstd", dependencies: ["CLoading"]),
        .target(name: "CBuild", cSettings: told),
        .systemLibrary(name: "CArgon2", providers: [.apt(["libargon2-dev"])]),
        .systemLibrary(name: "COpenSSL", providers: [.apt(["libssl-dev"])]),
        .systemLibrary(name: "CZlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(name: "CSpeexDSP", providers: [.apt(["libspeexdsp-dev"])]),
        .systemLibrary(name: "CFlite", providers: [.apt(["flite1-dev"])]),
        .systemLibrary(
            name: "CCmark", providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CPocketSphinx", pkgConfig: "pocketsphinx", providers: [.apt(["libpocketsphinx-dev"])]),
        .systemLibrary(
            name: "COpus", pkgConfig: "opusfile", providers: [.apt(["libopusenc-dev", "libopusfile-dev"])]),
        .systemLibrary(name: "CFLAC", pkgConfig: "flac", providers: [.apt(["libflac-dev"])]),

        module("EchoConcurrency", []),
        module("EchoPrograms", ["CPrograms"]),
        module("EchoCrypto", ["COpenSSL"]),
        module("EchoRecognition", ["CPocketSphinx"]),
        module("EchoZip", ["CZlib"]),
        module("EchoWire", [], counted: true),
        module("EchoAudio", ["CSpeexDSP"], settings: optimised),
        module("EchoText", ["CCmark"]),
        module(
            "Echo",
            nio + [
                "EchoWire", "EchoAudio", "EchoConcurrency", "EchoPrograms", "CZlib",
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
            ], resources: [.embedInCode("Models/models.json")], counted: true),
        module(
            "EchoServing",
            nio + [
                "EchoWire", "EchoConcurrency", "EchoCrypto",
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ]),
        module("EchoScreen", ["Echo", "EchoAudio", "EchoText"]),
        module("EchoApp", ["Echo", "EchoAudio", "EchoText", "EchoScreen"]),
        module(
            "EchoTerminal",
            [
                "EchoScreen", "EchoText", "EchoPrograms", "CNcurses",
                .product(name: "TOMLKit", package: "TOMLKit"),
            ],
            resources: [.embedInCode("Themes")]),
        module("EchoALSA", ["Echo", "EchoAudio", "CALSA"]),
        module(
            "EchoStore",
            [
                "Echo", "EchoText", "EchoAudio", "EchoScreen", "EchoConcurrency", "EchoPrograms",
                "EchoCrypto", "EchoZip", "EchoWire", "CSecret", "CArgon2", "COpus", "CFLAC", "CZlib",
                .product(name: "TOMLKit", package: "TOMLKit"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]),
        module(
            "EchoWake", ["Echo", "EchoAudio", "EchoScreen", "EchoConcurrency", "EchoRecognition"]),
        module(
            "LocalBackend",
            [
                "EchoWire", "EchoAudio", "EchoText", "EchoServing", "EchoConcurrency", "EchoPrograms",
                "EchoRecognition", "CFlite",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOFoundationCompat", package: "swift-nio"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "DequeModule", package: "swift-collections"),
            ]),
        module(
            "PhoneBridge",
            [
                "Echo", "EchoWire", "EchoAudio", "EchoText", "EchoConcurrency", "EchoPrograms", "EchoCrypto",
                "EchoServing", "CPostgres",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "NIOSSL", package: "swift-nio-ssl"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ], resources: [.embedInCode("Bridge/API/openapi.json")]),
        module(
            "PhoneExchange",
            nio + [
                "EchoWire", "EchoAudio", "EchoServing", "EchoConcurrency", "EchoCrypto",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
            ]),
        module("History", ["Echo", "EchoAudio", "EchoText", "EchoScreen"]),
        module(
            "House", ["Echo", "EchoWire", "EchoText", "EchoConcurrency", "EchoScreen"]),
        module(
            "Phone",
            [
                "PhoneBridge", "PhoneExchange", "Echo", "EchoAudio", "EchoText", "EchoConcurrency", "EchoServing",
                "EchoScreen",
            ]),
        module(
            "HouseAdapters",
            [
                "House", "Echo", "EchoWire", "EchoConcurrency", "EchoCrypto",
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
            ]),
        module(
            "Immersion",
            ["Echo", "EchoAudio", "EchoText", "EchoConcurrency", "EchoScreen"]),
        module(
            "ImmersionAdapters",
            [
                "Immersion", "Echo", "EchoWire", "EchoAudio", "EchoText", "EchoConcurrency", "EchoPrograms",
                "EchoCrypto", "EchoScreen", "EchoRecognition", "EchoZip",
                "CPico", "CMpg123", "CZlib", "CZstd",
                .product(name: "GRDB", package: "GRDB.swift"),
                .product(name: "TOMLKit", package: "TOMLKit"),
            ], resources: [.embedInCode("Scenarios")]),
        .executableTarget(
            name: "echo-tui",
            dependencies: [
                "Echo", "EchoText", "EchoScreen", "EchoApp", "EchoTerminal", "EchoALSA", "EchoStore",
                "EchoWake", "LocalBackend", "EchoServing", "Phone", "PhoneBridge", "PhoneExchange", "History", "House",
                "HouseAdapters", "Immersion", "ImmersionAdapters", "CBuild",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict + small),

        example("FirstConversation"),
        example("MinimalClient", ["EchoALSA"]),
        example("TextChat"),
        example("VoiceChat", ["EchoALSA"]),
        example("ToolCalling"),
        example("StructuredOutput"),
        example("EmbeddingsSearch"),

        .systemLibrary(name: "CVterm", path: "Tests/CVterm", providers: [.apt(["libvterm-dev"])]),
        .systemLibrary(name: "CPseudoTerminal", path: "Tests/CPseudoTerminal"),
        .target(
            name: "ProgramHarness", dependencies: ["CVterm", "CPseudoTerminal", "EchoTestKit"],
            path: "Tests/ProgramHarness", exclude: ["Sound/virtual-audio.sh"], swiftSettings: strict),
        .target(
            name: "EchoTestKit", dependencies: nio + ["Echo", "EchoWire", "EchoAudio"], path: "Tests/EchoTestKit",
            swiftSettings: strict),
        // Kits by what their tests need, and no target's but those that name them.
        .target(
            name: "ServerTestKit",
            dependencies: [
                "EchoTestKit", "EchoWire", "EchoAudio", "EchoServing", "LocalBackend",
                .product(name: "NIOCore", package: "swift-nio"), .product(name: "NIOSSL", package: "swift-nio-ssl"),
            ], path: "Tests/ServerTestKit", swiftSettings: strict),
        .target(
            name: "ScreenTestKit",
            dependencies: [
                "EchoTestKit", "EchoText", "EchoScreen", "EchoApp", "EchoTerminal", "History",
                "Phone",
            ],
            path: "Tests/ScreenTestKit", swiftSettings: strict),
        // Sentences to a house, and the flat they are said in: the tests and the measurements have the same.
        .target(
            name: "HouseSentences", dependencies: ["House", "LocalBackend", "EchoAudio"], path: "Tests/HouseSentences",
            exclude: [
                "sentences.tsv", "other-house.tsv", "home-assistant-de.tsv", "home-assistant-en.tsv",
                "home-assistant-es.tsv", "home-assistant-fr.tsv", "strangers-de.tsv", "strangers-es.tsv",
                "strangers-fr.tsv",
            ], swiftSettings: strict),
        // What only tests import, Testing itself for one, is a test target too.
        .testTarget(name: "TestTags", path: "Tests/TestTags", swiftSettings: strict),
        // The whole screen without devices, for the tests of its features.
        .testTarget(
            name: "ScreenRobotKit",
            dependencies: [
                "EchoTestKit", "ScreenTestKit", "Echo", "EchoAudio", "EchoText", "EchoScreen",
                "EchoApp", "History", "Phone",
            ], path: "Tests/ScreenRobotKit", swiftSettings: strict),
        // The examples of the documents, built with what adopters have: these products, and no upcoming features.
        .testTarget(
            name: "DocumentationExamples", dependencies: ["Echo", "EchoALSA", "EchoAudio", "EchoWire", "EchoTestKit"],
            path: "Tests/DocumentationExamples", swiftSettings: [.treatAllWarnings(as: .error)]),
        tests(
            "PhoneBridgeTests",
            [
                "PhoneBridge", "Echo", "EchoServing", "EchoWire", "EchoAudio", "EchoConcurrency", "EchoCrypto",
                "LocalBackend",
                .product(name: "NIOHTTP1", package: "swift-nio"),
            ], kits: ["ProgramHarness", "ServerTestKit"], exclude: ["Fixtures"]),
        tests(
            "PhoneExchangeTests",
            nio + [
                "PhoneExchange", "PhoneBridge", "EchoServing", "EchoWire",
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
            ], kits: ["TestTags"], exclude: ["Fixtures"]),
        tests(
            "HistoryTests",
            ["History", "EchoScreen", "EchoApp", "EchoText", "Echo", "EchoAudio"],
            kits: ["ScreenTestKit", "ScreenRobotKit"]),
        tests(
            "PhoneTests",
            [
                "Phone", "PhoneBridge", "Echo", "EchoServing", "EchoCrypto", "EchoAudio", "EchoText",
                "EchoScreen", "EchoApp", "EchoStore",
            ], kits: ["ScreenTestKit", "ScreenRobotKit"]),
        tests(
            "HouseTests", ["House", "HouseSentences", "EchoScreen", "EchoApp", "Echo", "EchoWire"],
            kits: ["ScreenTestKit"], exclude: ["Fixtures"]),
        tests(
            "HouseAdaptersTests",
            nio + ["HouseAdapters", "House", "Echo", "EchoWire", "EchoServing", "EchoConcurrency", "ProgramHarness"],
            exclude: ["Fixtures"]),
        tests(
            "ImmersionTests",
            ["Immersion", "EchoScreen", "EchoApp", "EchoText", "Echo", "EchoWire", "EchoAudio"],
            exclude: ["Fixtures"]),
        tests(
            "ImmersionAdaptersTests",
            [
                "ImmersionAdapters", "Immersion", "Echo", "EchoScreen", "EchoApp", "EchoStore", "EchoWire", "EchoAudio",
                "EchoServing", "EchoConcurrency", "EchoZip", "LocalBackend", "ProgramHarness",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], kits: ["ServerTestKit"], exclude: ["Fixtures"]),
        tests("EchoWireTests", ["EchoWire"], exclude: ["Fixtures"]),
        tests("EchoAudioTests", ["EchoAudio"]),
        tests("EchoCryptoTests", ["EchoCrypto", "EchoText"]),
        tests("EchoTextTests", ["EchoText"]),
        tests(
            "EchoTests",
            [
                "Echo", "EchoWire", "EchoAudio", "EchoConcurrency", "EchoServing", "LocalBackend",
                "ProgramHarness", "DocumentationExamples",
            ], kits: ["ServerTestKit"], exclude: ["Fixtures"]),
        tests("EchoScreenTests", ["EchoScreen", "EchoApp", "EchoText", "Echo", "EchoAudio"], kits: ["ScreenTestKit"]),
        tests(
            "EchoAppTests",
            ["EchoApp", "EchoScreen", "EchoTerminal", "EchoText", "Echo", "EchoAudio"],
            kits: ["ScreenTestKit", "ScreenRobotKit"]),
        .target(
            name: "TerminalSamples",
            dependencies: ["Echo", "EchoApp", "EchoScreen", "EchoText", "History", "Phone"],
            path: "Tests/TerminalSamples",
            swiftSettings: strict),
        .executableTarget(
            name: "terminal-sample", dependencies: ["EchoTerminal", "EchoScreen", "TerminalSamples"],
            path: "Tests/TerminalSample", swiftSettings: strict),
        tests(
            "EchoTerminalTests",
            ["EchoTerminal", "EchoScreen", "EchoText", "TerminalSamples", "terminal-sample"],
            kits: ["ProgramHarness", "ScreenTestKit"], exclude: ["Goldens"]),
        tests("EchoALSATests", ["EchoALSA", "EchoAudio", "Echo"], kits: ["ProgramHarness", "TestTags"]),
        .executableTarget(
            name: "store-sample", dependencies: ["EchoStore", "EchoScreen", "EchoAudio", "Echo"],
            path: "Tests/StoreSample",
            swiftSettings: strict),
        .executableTarget(
            name: "keyring-sample", dependencies: ["EchoStore"], path: "Tests/KeyringSample", swiftSettings: strict),
        tests(
            "EchoStoreTests",
            [
                "EchoStore", "EchoAudio", "EchoText", "EchoScreen", "EchoApp", "Echo",
                "EchoZip", "History", "ProgramHarness", "store-sample", "keyring-sample", "CZlib",
                .product(name: "GRDB", package: "GRDB.swift"),
            ], kits: ["ScreenTestKit"], exclude: ["Memory/Fixtures"]),
        tests(
            "EchoWakeTests", ["EchoWake", "EchoScreen", "Echo", "EchoAudio"],
            kits: ["ProgramHarness"]),
        tests("EchoConcurrencyTests", ["EchoConcurrency"]),
        tests("EchoProgramsTests", ["EchoPrograms"], kits: ["ProgramHarness"]),
        tests("EchoServingTests", ["EchoServing", "EchoWire", "EchoConcurrency"], kits: ["ServerTestKit"]),
        tests(
            "LocalBackendTests", ["LocalBackend", "EchoServing", "EchoWire", "EchoAudio", "ProgramHarness"],
            kits: ["ScreenTestKit", "ServerTestKit", "TestTags"]),
        tests(
            "EchoTUITests",
            [
                .product(name: "ArgumentParser", package: "swift-argument-parser"), "echo-tui", "Echo", "EchoAudio",
                "EchoScreen", "EchoServing", "EchoStore", "Phone", "PhoneBridge", "History", "House", "Immersion",
                "ProgramHarness", "EchoApp",
            ], kits: ["ScreenTestKit", "ServerTestKit", "TestTags"], exclude: ["Fixtures"]),
        .executableTarget(
            name: "echo-bench",
            dependencies: [
                "ProgramHarness", "LocalBackend", "EchoServing", "EchoAudio", "Echo", "EchoWake", "EchoWire",
                "EchoTestKit", "EchoScreen", "EchoApp", "EchoTerminal", "EchoText", "EchoStore",
                "PhoneBridge", "PhoneExchange", "History", "House", "HouseSentences", "Immersion", "ImmersionAdapters",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "NIOCore", package: "swift-nio"),
            ],
            path: "Benchmarks/echo-bench",
            exclude: ["Language/everyday.tsv", "Language/sentences", "Local/speech.tsv", "Local/questions.tsv"],
            swiftSettings: strict),
        tests("BenchmarkTests", ["echo-bench"]),
        tests("ProgramHarnessTests", ["ProgramHarness", "EchoConcurrency"], kits: ["TestTags"]),
        tests("ArchitectureTests", ["ProgramHarness"]),
        tests(
            "ProgramTests", ["EchoAudio", "EchoWire", "LocalBackend", "echo-tui"],
            kits: ["ProgramHarness", "ServerTestKit", "TestTags"], exclude: ["Fixtures"]),
        tests(
            "AcceptanceTests",
            [
                "Echo", "EchoWire", "EchoAudio", "EchoText", "EchoScreen", "EchoApp", "EchoTerminal",
                "EchoStore", "EchoWake", "LocalBackend", "EchoALSA", "Phone", "PhoneBridge", "History", "House",
                "HouseSentences", "Immersion", "ImmersionAdapters", "echo-tui",
            ], kits: ["ProgramHarness", "ScreenTestKit", "ServerTestKit", "TestTags"]),
    ],
    swiftLanguageModes: [.v6]
)
