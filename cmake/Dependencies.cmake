# What the system gives. Names in brackets are the Debian packages; ./statescope installs them.

find_package(fmt REQUIRED)            # [libfmt-dev]
find_package(CLI11 REQUIRED)          # [libcli11-dev]
find_package(nlohmann_json REQUIRED)  # [nlohmann-json3-dev]
find_package(glfw3 3.3 REQUIRED)      # [libglfw3-dev]
find_package(Threads REQUIRED)
find_package(GIF 5.1 REQUIRED)        # [libgif-dev]
find_package(PkgConfig REQUIRED)      # [pkg-config]
pkg_check_modules(cairo REQUIRED IMPORTED_TARGET cairo)  # [libcairo2-dev]

if(STATESCOPE_TESTS)
    find_package(GTest REQUIRED)      # [libgtest-dev libgmock-dev]
    find_package(rapidcheck REQUIRED) # [librapidcheck-dev]
    find_package(benchmark REQUIRED)  # [libbenchmark-dev]
    find_package(Python3 REQUIRED COMPONENTS Interpreter)
    include(GoogleTest)
endif()
